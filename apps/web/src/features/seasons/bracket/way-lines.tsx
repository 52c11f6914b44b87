import type { BracketStage } from './bracket-layout.ts'

interface WayLinesProps {
  readonly before: BracketStage['groups']
  readonly groups: BracketStage['groups']
  readonly champion: string | undefined
  /** The heights of a group with its gap, and of one place of it, and the gap between two stages. */
  readonly groupRem: number
  readonly placeRem: number
  readonly gapRem: number
  /** The height of the bracket, in groups. */
  readonly height: number
}

/**
 * A line for each agent that goes on, from its place in one stage to its place in the next. Several of a group go on to
 * different groups, so that one line for a group would not tell whose it is. The way of the champion is golden.
 */
export function WayLines({ before, groups, champion, groupRem, placeRem, gapRem, height }: WayLinesProps) {
  const from = placesIn(before, groupRem, placeRem)
  const to = placesIn(groups, groupRem, placeRem)
  const ways = [...to].flatMap(([agentId, end]) => {
    const start = from.get(agentId)
    return start === undefined ? [] : [{ agentId, start, end }]
  })
  const tall = height * groupRem
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${gapRem} ${tall}`}
      className="absolute top-0 right-full max-lg:hidden"
      style={{ width: `${gapRem}rem`, height: `${tall}rem` }}
      fill="none"
    >
      {ways
        .toSorted((one, other) => Number(one.agentId === champion) - Number(other.agentId === champion))
        .map(({ agentId, start, end }) => (
          <path
            key={agentId}
            d={`M0 ${start}C${gapRem / 2} ${start} ${gapRem / 2} ${end} ${gapRem} ${end}`}
            strokeWidth={agentId === champion ? 2 : 1}
            vectorEffect="non-scaling-stroke"
            className={agentId === champion ? 'stroke-brass' : 'stroke-strong'}
          />
        ))}
    </svg>
  )
}

/** The height of the middle of each agent's place, in rem. */
function placesIn(groups: BracketStage['groups'], groupRem: number, placeRem: number) {
  return new Map(
    groups.flatMap(({ group, middle }) =>
      (group?.places ?? []).map(
        ({ agentId }, at, { length }) =>
          [agentId, middle * groupRem + (at - (length - 1) / 2) * placeRem] as const,
      ),
    ),
  )
}
