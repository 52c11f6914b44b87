import type { Rng } from '@wis/engine'
import { t95 } from '@wis/ratings'
import { unsure } from '../estimate.ts'
import type { Estimate } from '../estimate.ts'
import { bootstrapPoint, mostResampledDeals } from './bootstrap-point.ts'
import { everyPlace } from './fit.ts'
import type { FitOf } from './fit.ts'

/** With fewer deals, no interval that was measured holds the truth often enough. */
export const leastDeals = 10

export interface Asked {
  readonly fitOf: FitOf
  readonly deals: number
  /** What was counted. */
  readonly n: number
  readonly rng: Rng
}

/** The value of all deals, and its interval by resampling them. */
export function estimateOfFit({ fitOf, deals, n, rng }: Asked): Estimate {
  const real = fitOf(everyPlace(deals))
  if (!real) return unsure({ value: null, n, deals }, 'nothing-seen')
  const { value, error } = real
  if (deals < leastDeals) return unsure({ value, n, deals }, 'too-few')
  if (error <= 1e-12 * Math.max(1, Math.abs(value))) return unsure({ value, n, deals }, 'no-variation')
  const isResampled = deals <= mostResampledDeals
  const point = isResampled ? bootstrapPoint(fitOf, real, deals, rng) : t95(deals - 1)
  if (!Number.isFinite(point)) return unsure({ value, n, deals }, 'too-few')
  const method = isResampled ? 'bootstrap-t-by-deal' : 'student-by-deal'
  return { value, low: value - point * error, high: value + point * error, n, deals, method }
}
