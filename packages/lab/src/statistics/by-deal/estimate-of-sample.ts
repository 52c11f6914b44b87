import type { Rng } from '@wis/engine'
import { t95 } from '@wis/ratings'
import { unsure } from '../estimate.ts'
import type { Drawn, Estimate } from '../estimate.ts'
import type { Sample } from './sample.ts'

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

export interface Counted extends Drawn {
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
