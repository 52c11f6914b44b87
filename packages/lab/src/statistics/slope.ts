import type { Rng } from '@wis/engine'
import { estimateOfSample } from './by-deal/sample.ts'
import type { MeanKind, Redrawn, Sample } from './by-deal/sample.ts'
import { unsure } from './estimate.ts'
import type { Estimate } from './estimate.ts'

export interface Point {
  /** What was drawn together, such as a match. */
  readonly cluster: string
  readonly x: number
  readonly y: number
}

/** By how much y rises where x rises by one: the line of least squares, with an interval by cluster. */
export function slopeByCluster(points: readonly Point[], rng: Rng, kind: MeanKind = 'mean'): Estimate {
  const clusters = clustersOf(points)
  const sample = slopeSample(clusters)
  const seen = { n: points.length, deals: clusters.length }
  return sample ? estimateOfSample(sample, seen, rng, kind) : unsure({ value: null, ...seen }, 'nothing-seen')
}

/** Sums of one cluster: the points, x, y, their products and squares. */
interface Sums {
  readonly n: number
  readonly x: number
  readonly y: number
  readonly xx: number
  readonly xy: number
}

const none: Sums = { n: 0, x: 0, y: 0, xx: 0, xy: 0 }

function clustersOf(points: readonly Point[]): readonly Sums[] {
  // Around the mean, so that no digits are lost in squares.
  const mean = points.reduce((sum, { x }) => sum + x, 0) / points.length
  const clusters = new Map<string, Sums>()
  for (const { cluster, x, y } of points) {
    const own = { n: 1, x: x - mean, y, xx: (x - mean) ** 2, xy: (x - mean) * y }
    clusters.set(cluster, plus(clusters.get(cluster) ?? none, own))
  }
  return [...clusters.values()]
}

const plus = (one: Sums, other: Sums): Sums => ({
  n: one.n + other.n,
  x: one.x + other.x,
  y: one.y + other.y,
  xx: one.xx + other.xx,
  xy: one.xy + other.xy,
})

/** Null where x never differs. */
function slopeSample(clusters: readonly Sums[]): Sample | null {
  const fitted = fit(clusters)
  if (!fitted) return null
  const redraw = (rng: Rng): Redrawn | null => {
    const again = fit(clusters.map(() => rng.pick(clusters)))
    return again && { shift: again.slope - fitted.slope, error: again.error }
  }
  const { slope: value, error, leftOvers } = fitted
  return { deals: clusters.length, value, error, leftOvers, redraw }
}

function fit(clusters: readonly Sums[]) {
  const { n, x, y, xx, xy } = clusters.reduce(plus, none)
  const spread = xx - x ** 2 / n
  if (!(spread > 1e-9 * n)) return null
  const slope = (xy - (x * y) / n) / spread
  const [middle, base] = [x / n, (y - slope * x) / n]
  const leftOvers = clusters.map(
    (own) =>
      (own.xy - base * own.x - slope * own.xx - middle * (own.y - base * own.n - slope * own.x)) / spread,
  )
  const squares = leftOvers.reduce((sum, one) => sum + one ** 2, 0)
  const count = clusters.length
  return { slope, leftOvers, error: count > 1 ? Math.sqrt((squares * count) / (count - 1)) : Number.NaN }
}
