import type { Estimate } from '../../statistics/estimate.ts'
import type { Ends } from '../../statistics/together.ts'
import type { MeasureAbout } from '../measure.ts'

/** A number as a reader sees it: shares in per cent, everything else with two places. */
export function shownNumber({ unit }: Pick<MeasureAbout, 'unit'>, value: number): string {
  return unit === 'share' ? (100 * value).toFixed(1) : value.toFixed(2)
}

/** A number with its interval: `4.55 (3.81 to 5.29)`. A dash if nothing was seen. */
export function shownEstimate(measure: Pick<MeasureAbout, 'unit'>, estimate: Estimate): string {
  if (estimate.value === null) return '–'
  const value = shownNumber(measure, estimate.value)
  return estimate.low === null ? value : `${value} (${shownEnds(measure, estimate)})`
}

/** The ends of an interval: `3.81 to 5.29`. */
export const shownEnds = (measure: Pick<MeasureAbout, 'unit'>, { low, high }: Ends): string =>
  `${shownNumber(measure, low)} to ${shownNumber(measure, high)}`

export const isPercent = ({ unit }: Pick<MeasureAbout, 'unit'>) => unit === 'share'
