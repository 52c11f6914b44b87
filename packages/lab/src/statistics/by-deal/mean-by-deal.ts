import type { Rng } from '@wis/engine'
import type { Estimate } from '../estimate.ts'
import type { DealSum } from './deal-sums.ts'
import { estimateOfFit } from './estimate-of-fit.ts'
import { ratioOf } from './fit.ts'

/** A mean over matches, or any ratio of two sums, with an interval that takes the deals for what was drawn. */
export function meanByDeal(sums: readonly DealSum[], rng: Rng): Estimate {
  const told = sums.filter(({ below }) => below > 0)
  const n = told.reduce((total, { below }) => total + below, 0)
  return estimateOfFit({ fitOf: ratioOf(told), deals: told.length, n, rng })
}
