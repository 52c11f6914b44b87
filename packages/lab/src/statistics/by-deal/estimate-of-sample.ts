import type { Rng } from '@wis/engine'
import { t95 } from '@wis/ratings'
import { unsure } from '../estimate.ts'
import type { Estimate } from '../estimate.ts'
import { bootstrapPoint } from './bootstrap-point.ts'
import type { Sample } from './sample.ts'

/** With fewer deals, no interval that was measured holds the truth often enough. */
export const leastDeals = 10

/** Beyond so many deals, Student's t and the bootstrap agree to the third digit. */
const mostRedrawnDeals = 1000

/** The value of all deals, and its interval by drawing them again. `n` is what was counted. */
export function estimateOfSample(sample: Sample, n: number, rng: Rng): Estimate {
  const { deals, value, error } = sample
  if (deals < leastDeals) return unsure({ value, n, deals }, 'too-few')
  if (error <= 1e-12 * Math.max(1, Math.abs(value))) return unsure({ value, n, deals }, 'no-variation')
  const isRedrawn = deals <= mostRedrawnDeals
  const point = isRedrawn ? bootstrapPoint(sample, rng) : t95(deals - 1)
  if (!Number.isFinite(point)) return unsure({ value, n, deals }, 'too-few')
  const reach = point * error
  const method = isRedrawn ? 'bootstrap-t-by-deal' : 'student-by-deal'
  const found: Estimate = { value, low: value - reach, high: value + reach, n, deals, method }
  return deals < enoughIfLopsided && isLopsided(sample.leftOvers) ? { ...found, rough: true } : found
}

/** With fewer, the intervals of lopsided scores were measured to hold the truth in 90 to 93 of a hundred draws. */
const enoughIfLopsided = 40

/** By the third moment. A few deals of such a score seldom have those in them that count most. */
function isLopsided(leftOvers: readonly number[]): boolean {
  const moment = (power: number) => leftOvers.reduce((sum, one) => sum + one ** power, 0) / leftOvers.length
  return Math.abs(moment(3)) > moment(2) ** 1.5
}
