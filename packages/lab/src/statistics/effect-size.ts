import { pairsByContent } from './by-deal/deal-sums.ts'
import type { PairedDeal } from './by-deal/deal-sums.ts'
import { rateDifference } from './by-deal/rates.ts'
import { differenceSample, leastClusters, leastDeals } from './by-deal/sample.ts'
import type { NumberKind } from './compare.ts'
import { studentPointOf } from './distributions.ts'

/** How great a difference is in a unit that does not depend on the measure, with its 95 % interval. */
export interface EffectSize {
  /** Cohen’s d_z, the difference in deviations of a content (or of a deal that stands by itself), or Cohen’s h of two rates. */
  readonly kind: 'd_z' | 'h'
  /** Null if nothing was seen, or if all contents have the same difference. */
  readonly value: number | null
  readonly low: number | null
  readonly high: number | null
}

export const effectSizeOf = (kind: NumberKind, pairs: readonly PairedDeal[]): EffectSize =>
  kind === 'rate' ? cohensH(pairs) : cohensDz(pairs)

/** Where a rate lies on the scale of Cohen’s h, on which all rates vary alike. */
const arcsine = (rate: number) => 2 * Math.asin(Math.sqrt(Math.min(1, Math.max(0, rate))))

function cohensH(pairs: readonly PairedDeal[]): EffectSize {
  const { value, low, high } = rateDifference(pairs, 0.05, arcsine)
  return { kind: 'h', value, low, high }
}

/**
 * The mean difference by the deviation of the differences. Its interval goes by the delta method with the skewness and the
 * kurtosis that were seen, because the differences of points are seldom normal.
 */
function cohensDz(pairs: readonly PairedDeal[]): EffectSize {
  const sample = differenceSample(pairsByContent(pairs))
  const none = { kind: 'd_z', value: null, low: null, high: null } as const
  if (!sample) return none
  const { deals: drawn, value, error, leftOvers } = sample
  const deviation = error * Math.sqrt(drawn)
  if (!(deviation > 1e-12 * Math.max(1, Math.abs(value)))) return none
  const size = value / deviation
  if (pairs.length < leastDeals || drawn < leastClusters) return { ...none, value: size }
  const moment = (power: number) => leftOvers.reduce((sum, one) => sum + one ** power, 0) / drawn
  const [spread, skewness] = [moment(2), moment(3) / moment(2) ** 1.5]
  const kurtosis = moment(4) / spread ** 2
  const variance = (1 - size * skewness + (size ** 2 * (kurtosis - 1)) / 4) / drawn
  const reach = studentPointOf(0.025, drawn - 1) * Math.sqrt(variance)
  return { kind: 'd_z', value: size, low: size - reach, high: size + reach }
}
