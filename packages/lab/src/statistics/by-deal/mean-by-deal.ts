import type { Rng } from '@wis/engine'
import { drawnFrom, unsure } from '../estimate.ts'
import type { Estimate } from '../estimate.ts'
import { sumsByContent } from './deal-sums.ts'
import type { DealSum } from './deal-sums.ts'
import { estimateOfSample, ratioSample, totalOf } from './sample.ts'
import type { MeanKind } from './sample.ts'

/** A mean over matches, or any ratio of two sums, with an interval that takes the deals for what was drawn. */
export function meanByDeal(sums: readonly DealSum[], rng: Rng, kind: MeanKind = 'mean'): Estimate {
  const told = sums.filter(({ below }) => below > 0)
  const clusters = sumsByContent(told)
  const sample = ratioSample(clusters)
  if (!sample) return unsure({ value: null, n: 0, deals: 0 }, 'nothing-seen')
  const seen = { n: totalOf(told, 'below'), ...drawnFrom(told.length, clusters.length) }
  return estimateOfSample(sample, seen, rng, kind)
}
