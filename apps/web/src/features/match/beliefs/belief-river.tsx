import type { Seat } from '@wis/engine'
import { useTranslations } from 'next-intl'
import { SeatChip, seatColour } from '../table/seat-chip.tsx'
import type { BeliefMoment } from './belief-moments.ts'

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

/** One seat's band in a square of 100 by 100, whatever its real size; the top is 0. */
interface Band {
  readonly seat: Seat
  readonly path: string
  /** The widest place of the band, for its number; null if the band is too thin everywhere. */
  readonly label: { readonly x: number; readonly y: number } | null
}

interface River {
  readonly bands: readonly Band[]
  /** The places where rounds begin. */
  readonly rounds: readonly { readonly round: number; readonly x: number }[]
}

/** A band must be this high, of 100, to hold its number. */
const leastForLabel = 9
const margin = 4

/**
 * The bands of the seats in their order, each as high as the seat is suspected; undefined if there are no beliefs
 * yet.
 */
export function riverOf(moments: readonly BeliefMoment[]): River | undefined {
  const [first] = moments
  if (!first) return undefined
  // A single moment continues straight to the edge.
  const drawn = moments.length === 1 ? [first, first] : moments
  const tops = drawn.map(({ together }) => upTo(together))
  const x = (at: number) => round((at / (drawn.length - 1)) * 100)
  const y = (at: number, edge: number) => round((tops[at]?.[edge] ?? 0) * 100)
  const places = [...drawn.keys()]
  const edge = (seat: Seat, order: readonly number[]) => order.map((at) => [x(at), y(at, seat)] as const)
  return {
    bands: [...first.together.keys()].map((seat) => ({
      seat,
      path: `M${flowing(edge(seat, places))}L${flowing(edge(seat + 1, places.toReversed()))}Z`,
      label: labelOf(places.map((at) => ({ x: x(at), top: y(at, seat), bottom: y(at, seat + 1) }))),
    })),
    rounds: drawn.flatMap((moment, at) =>
      moment.round === drawn[at - 1]?.round ? [] : [{ round: moment.round, x: x(at) }],
    ),
  }
}

/** The place of a moment across the river, of 100; undefined before the first. */
export function placeOf(moments: readonly BeliefMoment[], cursor: number): number | undefined {
  const at = moments.findLastIndex(({ seq }) => seq <= cursor)
  if (at === -1) return undefined
  return moments.length === 1 ? 100 : round((at / (moments.length - 1)) * 100)
}

/** All bands together are as high as the river, however much was suspected. */
function upTo(shares: readonly number[]): readonly number[] {
  const whole = shares.reduce((total, share) => total + share, 0)
  let sum = 0
  return [0, ...shares.map((share) => (sum += share) / whole)]
}

/** A line through the points that is level at each of them, so two such lines cross only if their points do. */
function flowing(points: readonly (readonly [number, number])[]): string {
  return points
    .map(([x, y], at) => {
      const before = points[at - 1]
      if (!before) return `${x} ${y}`
      const middle = round((before[0] + x) / 2)
      return `C${middle} ${before[1]} ${middle} ${y} ${x} ${y}`
    })
    .join('')
}

function labelOf(heights: readonly { x: number; top: number; bottom: number }[]): Band['label'] {
  const inside = heights.filter(({ x }) => x >= margin && x <= 100 - margin)
  const candidates = inside.length > 0 ? inside : heights
  const widest = candidates.reduce((best, one) =>
    one.bottom - one.top > best.bottom - best.top ? one : best,
  )
  if (widest.bottom - widest.top < leastForLabel) return null
  return {
    x: Math.min(100 - margin, Math.max(margin, widest.x)),
    y: round((widest.top + widest.bottom) / 2),
  }
}

const round = (value: number) => Math.round(value * 100) / 100

/** Who hides at a table, in the reader's language. */
export interface Sought {
  /** What such a seat is called. */
  readonly name: string
  /** What is said of it: “is the spy”. */
  readonly that: string
  readonly count: number
  /** The seats, as far as the reader knows them. */
  readonly seats: readonly Seat[]
}
