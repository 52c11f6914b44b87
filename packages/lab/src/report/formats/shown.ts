import type { EffectSize } from '../../statistics/effect-size.ts'
import type { Estimate } from '../../statistics/estimate.ts'
import type { Ends } from '../../statistics/together.ts'
import type { ChanceLevel } from '../chance-level.ts'
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

/** The level of guesses in the unit of a measure: `25.0`, or `25.0 / 73.3` with that of always the same answer. */
export function shownGuess(measure: Pick<MeasureAbout, 'unit'>, { even, same }: ChanceLevel): string {
  return [even, same].flatMap((level) => (level === null ? [] : [shownNumber(measure, level)])).join(' / ')
}

/** A standardised difference with its interval and its usual letter: `d_z 0.42 (0.10 to 0.75)`. */
export function shownSize(size: EffectSize | undefined): string {
  if (!size || size.value === null) return '–'
  const { kind, value, low, high } = size
  const ends = low === null || high === null ? '' : ` (${low.toFixed(2)} to ${high.toFixed(2)})`
  return `${kind} ${value.toFixed(2)}${ends}`
}
