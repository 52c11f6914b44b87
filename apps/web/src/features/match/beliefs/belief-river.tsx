import { useTranslations } from 'next-intl'
import { SeatChip, seatColour } from '../table/seat-chip.tsx'
import type { BeliefMoment } from './belief-moments.ts'
import { placeOf, riverOf } from './river.ts'
import type { River } from './river.ts'
import type { Sought } from './sought.ts'

interface BeliefRiverProps {
  readonly moments: readonly BeliefMoment[]
  readonly aliases: readonly string[]
  /** The current entry. */
  readonly cursor: number
  readonly sought: Sought
}

/**
 * The suspicions of a table over time, from its first speech on. The wider a seat's band, the more it was suspected.
 */
export function BeliefRiver({ moments, aliases, cursor, sought }: BeliefRiverProps) {
  const t = useTranslations('match.beliefs')
  const river = riverOf(moments)
  if (!river) return null
  const now = placeOf(moments, cursor)
  const { together = [] } = moments.findLast(({ seq }) => seq <= cursor) ?? {}
  const most = together.indexOf(Math.max(...together))
  const said =
    now === undefined
      ? t('river')
      : t('riverNow', {
          player: aliases[most] ?? '',
          percent: Math.round((together[most] ?? 0) * 100),
        })
  return (
    <div role="img" aria-label={said} className="relative pt-6">
      {river.rounds.map(({ round, x }) => (
        <span
          key={round}
          className="label absolute top-0 border-l border-line pl-1.5 whitespace-nowrap"
          style={{ left: `${x}%` }}
        >
          {t('round', { round })}
        </span>
      ))}
      <div className="relative h-64 sm:h-80">
        <Drawing river={river} now={now} marked={sought.seats} />
        {river.bands.map(
          ({ seat, label }) =>
            label && (
              <BandMark
                key={seat}
                seat={seat}
                at={label}
                name={sought.seats.includes(seat) ? sought.name : undefined}
              />
            ),
        )}
      </div>
    </div>
  )
}

interface DrawingProps {
  readonly river: River
  /** The place of the current entry, if it is in the river. */
  readonly now: number | undefined
  readonly marked: readonly number[]
}

function Drawing({ river, now, marked }: DrawingProps) {
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="size-full">
      {river.bands.map(({ seat, path }) => (
        <path
          key={seat}
          d={path}
          fill={seatColour(seat)}
          fillOpacity={marked.includes(seat) ? 0.85 : 0.5}
          className="stroke-ground"
          strokeWidth="1.5"
          vectorEffect="non-scaling-stroke"
        />
      ))}
      {river.rounds.map(({ round, x }) => (
        <path
          key={round}
          d={`M${x} 0V100`}
          className="stroke-ground"
          strokeDasharray="3 3"
          vectorEffect="non-scaling-stroke"
        />
      ))}
      {now !== undefined && (
        <path d={`M${now} 0V100`} className="stroke-ink" strokeWidth="2" vectorEffect="non-scaling-stroke" />
      )}
    </svg>
  )
}

interface BandMarkProps {
  readonly seat: number
  readonly at: { readonly x: number; readonly y: number }
  /** What the seat is called that hides. */
  readonly name: string | undefined
}

/** Whose band it is. */
function BandMark({ seat, at: { x, y }, name }: BandMarkProps) {
  return (
    <span className="absolute flex -translate-1/2 items-center" style={{ left: `${x}%`, top: `${y}%` }}>
      <SeatChip seat={seat} className="ring-1 ring-ground/60" />
      {name !== undefined && (
        <span
          className={`absolute rounded-card bg-spy-wash px-1.5 text-xs font-semibold whitespace-nowrap text-spy ${x > 80 ? 'right-full mr-1' : 'left-full ml-1'}`}
        >
          {name}
        </span>
      )}
    </span>
  )
}
