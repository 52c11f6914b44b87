import type { Seat } from '@wis/engine'
import type { BeliefMoment } from './belief-moments.ts'

/** One seat's band in a square of 100 by 100, whatever its real size; the top is 0. */
export interface Band {
  readonly seat: Seat
  readonly path: string
  /** The widest place of the band, for its number; null if the band is too thin everywhere. */
  readonly label: { readonly x: number; readonly y: number } | null
}

export interface River {
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
