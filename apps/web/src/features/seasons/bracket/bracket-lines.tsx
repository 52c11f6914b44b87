import type { KnockoutGroup } from '@wis/db/seasons'

interface BracketLinesProps {
  readonly middle: number
  readonly from: readonly number[]
  /** Where the winner of all came from, if it came here. */
  readonly won: number | undefined
  /** The height of a group with its gap. */
  readonly groupRem: number
  /** The gap between two columns. */
  readonly gapRem: number
}

/** The lines from the groups before, through the middle of the gap between the columns. The way of the winner is golden. */
export function BracketLines({ middle, from, won, groupRem, gapRem }: BracketLinesProps) {
  const at = (height: number) => `calc(50% + ${(height - middle) * groupRem}rem)`
  const half = gapRem / 2
  return (
    <span aria-hidden="true" className="max-lg:hidden">
      {from
        .toSorted((one, other) => Number(one === won) - Number(other === won))
        .map((height) => (
          <span
            key={height}
            className={`*:absolute ${height === won ? '*:border-brass' : '*:border-strong'}`}
          >
            <span className="top-1/2 border-t" style={{ left: `${-half}rem`, width: `${half}rem` }} />
            <span
              className="border-l"
              style={{
                left: `${-half}rem`,
                top: at(Math.min(height, middle)),
                height: `${Math.abs(height - middle) * groupRem}rem`,
              }}
            />
            <span
              className="border-t"
              style={{ left: `${-gapRem}rem`, width: `${half}rem`, top: at(height) }}
            />
          </span>
        ))}
    </span>
  )
}

export const isWith = (agentId: string | undefined, group: KnockoutGroup | undefined) =>
  group?.places.some((place) => place.agentId === agentId) === true
