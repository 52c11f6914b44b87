import type { Rng } from '@wis/engine'
import { t95 } from '@wis/ratings'
import { drawnFrom, unsure } from '../estimate.ts'
import type { Drawn, Estimate } from '../estimate.ts'
import type { DealSum, PairedDeal } from './deal-sums.ts'
import { sumsByContent } from './deal-sums.ts'

/** A number of an experiment as the deals that were played tell it. */
export interface Sample {
  readonly deals: number
  readonly value: number
  readonly error: number
  /** How much each deal moves the value. They add up to nothing. */
  readonly leftOvers: readonly number[]
  /** The same number from as many deals, each drawn from those that were played. Null if they do not tell it. */
  redraw(rng: Rng): Redrawn | null
}

export interface Redrawn {
  /** How far it is from the value of the deals that were played. */
  readonly shift: number
  readonly error: number
}

/** One sum divided by another. Null where there is nothing to divide by. */
export function ratioSample(sums: readonly DealSum[]): Sample | null {
  const ratio = ratioOf(sums)
  if (!ratio) return null
  const { over, under } = ratio
  const redraw = (rng: Rng): Redrawn | null => {
    let [a, b, aa, ab, bb] = [0, 0, 0, 0, 0]
    for (let left = sums.length; left > 0; left--) {
      const place = rng.int(sums.length)
      const one = over[place] ?? 0
      const below = under[place] ?? 0
      a += one
      b += below
      aa += one * one
      ab += one * below
      bb += below * below
    }
    if (b <= 0) return null
    const shift = a / b
    return { shift, error: standardError(aa - 2 * shift * ab + shift ** 2 * bb, sums.length) / b }
  }
  return sampleOf(
    ratio.value,
    Array.from(over, (one) => one / ratio.below),
    redraw,
  )
}

/** The ratio of the first less that of the second. Null where one of them is nothing. */
export function differenceSample(pairs: readonly PairedDeal[]): Sample | null {
  const first = ratioOf(pairs.map((pair) => pair.first))
  const second = ratioOf(pairs.map((pair) => pair.second))
  if (!first || !second) return null
  const redraw = (rng: Rng): Redrawn | null => {
    let [a, b, c, d] = [0, 0, 0, 0]
    let [aa, ab, ac, ad, bb, bc, bd, cc, cd, dd] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    for (let left = pairs.length; left > 0; left--) {
      const place = rng.int(pairs.length)
      const one = first.over[place] ?? 0
      const below = first.under[place] ?? 0
      const other = second.over[place] ?? 0
      const under = second.under[place] ?? 0
      a += one
      b += below
      c += other
      d += under
      aa += one * one
      ab += one * below
      ac += one * other
      ad += one * under
      bb += below * below
      bc += below * other
      bd += below * under
      cc += other * other
      cd += other * under
      dd += under * under
    }
    if (b <= 0 || d <= 0) return null
    const [x, y] = [a / b, c / d]
    const own = (aa - 2 * x * ab + x * x * bb) / (b * b)
    const others = (cc - 2 * y * cd + y * y * dd) / (d * d)
    const both = (ac - y * ad - x * bc + x * y * bd) / (b * d)
    return { shift: x - y, error: standardError(own + others - 2 * both, pairs.length) }
  }
  const leftOvers = pairs.map(
    (_, place) => (first.over[place] ?? 0) / first.below - (second.over[place] ?? 0) / second.below,
  )
  return sampleOf(first.value - second.value, leftOvers, redraw)
}

function sampleOf(value: number, leftOvers: readonly number[], redraw: Sample['redraw']): Sample {
  const deals = leftOvers.length
  const error = standardError(
    leftOvers.reduce((sum, one) => sum + one ** 2, 0),
    deals,
  )
  return { deals, value, error, leftOvers, redraw }
}

interface Ratio {
  readonly value: number
  readonly below: number
  /** What each deal has above the ratio of all. */
  readonly over: Float64Array
  /** What it is divided by. */
  readonly under: Float64Array
}

function ratioOf(sums: readonly DealSum[]): Ratio | null {
  const [above, below] = [totalOf(sums, 'above'), totalOf(sums, 'below')]
  if (below <= 0) return null
  const value = above / below
  const over = Float64Array.from(sums, (sum) => sum.above - value * sum.below)
  return { value, below, over, under: Float64Array.from(sums, (sum) => sum.below) }
}

export const totalOf = (sums: readonly DealSum[], part: 'above' | 'below') =>
  sums.reduce((total, sum) => total + sum[part], 0)

/** Not a number with one deal, which tells no spread. */
function standardError(squares: number, deals: number): number {
  return deals > 1 ? Math.sqrt((Math.max(0, squares) * deals) / (deals - 1)) : Number.NaN
}

const resamplings = 999

/**
 * How many standard errors the interval reaches to both sides: the distance that 95 of a hundred redrawn sets of deals
 * keep from the real value, each by its own standard error. Infinite where too many sets have no spread at all.
 */
function bootstrapPoint(sample: Sample, rng: Rng): number {
  const distances = new Float64Array(resamplings)
  for (let set = 0; set < resamplings; set++) distances[set] = distance(sample, rng)
  distances.sort()
  return distances[Math.ceil(0.95 * (resamplings + 1)) - 1] ?? Number.POSITIVE_INFINITY
}

/** Far above what is lost in the last digits, far below any spread of scores. */
const nothing = 1e-6

function distance(sample: Sample, rng: Rng): number {
  const redrawn = sample.redraw(rng)
  if (!redrawn) return Number.POSITIVE_INFINITY
  const apart = Math.abs(redrawn.shift)
  if (apart <= nothing * sample.error) return 0
  return redrawn.error <= nothing * sample.error ? Number.POSITIVE_INFINITY : apart / redrawn.error
}

/** With fewer deals, no interval that was measured holds the truth often enough. */
export const leastDeals = 10

/** No test can tell two apart with fewer contents: 2 of the 2⁵ ways to swap names in five of them are more than 5 in 100. */
export const leastClusters = 6

/** Beyond so many deals, Student's t and the bootstrap agree to the third digit. */
const mostRedrawnDeals = 1000

/**
 * Where one deal in ten carries a score, one redrawn set in three lacks it, and has next to no spread of its own: the bootstrap
 * then reaches for dozens of standard errors. Beyond three times Student's t it was measured to hold no more.
 */
const mostTimesStudent = 3

/** A mean, or one of reports of before, whose reach had no end. */
export type MeanKind = 'mean' | 'unbounded-mean'

interface Counted extends Drawn {
  /** What was counted, such as matches. */
  readonly n: number
}

/** The value of all deals, and its interval by drawing them again, or the contents of which several deals were made. */
export function estimateOfSample(sample: Sample, seen: Counted, rng: Rng, kind: MeanKind = 'mean'): Estimate {
  const { deals: drawn, value, error } = sample
  const isByContent = seen.contents !== undefined
  if (seen.deals < leastDeals || drawn < leastClusters) return unsure({ value, ...seen }, 'too-few')
  if (error <= 1e-12 * Math.max(1, Math.abs(value))) return unsure({ value, ...seen }, 'no-variation')
  const isRedrawn = drawn >= leastDeals && drawn <= mostRedrawnDeals
  const student = t95(drawn - 1)
  const found = isRedrawn ? bootstrapPoint(sample, rng) : student
  const point = kind === 'mean' ? Math.min(found, mostTimesStudent * student) : found
  if (!Number.isFinite(found)) return unsure({ value, ...seen }, 'too-few')
  const reach = point * error
  const method = `${isRedrawn ? 'bootstrap-t' : 'student'}-by-${isByContent ? 'content' : 'deal'}` as const
  const estimate: Estimate = { value, low: value - reach, high: value + reach, ...seen, method }
  const isRough = point < found || (drawn < enoughIfLopsided && isLopsided(sample.leftOvers))
  return isRough ? { ...estimate, rough: true } : estimate
}

/** With fewer, the intervals of lopsided scores were measured to hold the truth in 90 to 93 of a hundred draws. */
const enoughIfLopsided = 40

/** By the third moment. A few deals of such a score seldom have those in them that count most. */
function isLopsided(leftOvers: readonly number[]): boolean {
  const moment = (power: number) => leftOvers.reduce((sum, one) => sum + one ** power, 0) / leftOvers.length
  return Math.abs(moment(3)) > moment(2) ** 1.5
}

/** A mean over matches, or any ratio of two sums, with an interval that takes the deals for what was drawn. */
export function meanByDeal(sums: readonly DealSum[], rng: Rng, kind: MeanKind = 'mean'): Estimate {
  const told = sums.filter(({ below }) => below > 0)
  const clusters = sumsByContent(told)
  const sample = ratioSample(clusters)
  if (!sample) return unsure({ value: null, n: 0, deals: 0 }, 'nothing-seen')
  const seen = { n: totalOf(told, 'below'), ...drawnFrom(told.length, clusters.length) }
  return estimateOfSample(sample, seen, rng, kind)
}
