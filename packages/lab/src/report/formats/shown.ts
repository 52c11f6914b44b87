import type { Language } from '@wis/engine'
import type { EffectSize } from '../../statistics/effect-size.ts'
import type { Estimate } from '../../statistics/estimate.ts'
import type { Ends } from '../../statistics/together.ts'
import type { ChanceLevel } from '../chance-level.ts'
import type { MeasureAbout } from '../measure.ts'

/** A number as a reader sees it: shares in per cent, everything else with two places. */
export function shownNumber({ unit }: Pick<MeasureAbout, 'unit'>, value: number): string {
  return unit === 'share' ? withPlaces(100 * value, 1) : withPlaces(value, 2)
}

/** What rounds to nothing has no sign. */
function withPlaces(value: number, places: number): string {
  const text = value.toFixed(places)
  return Number(text) === 0 ? text.replace('-', '') : text
}

/** A number with its interval: `4.55 (3.81 to 5.29)`. A dash if nothing was seen. */
export function shownEstimate(
  measure: Pick<MeasureAbout, 'unit'>,
  estimate: Estimate,
  language: Language,
): string {
  if (estimate.value === null) return '–'
  const value = shownNumber(measure, estimate.value)
  return estimate.low === null ? value : `${value} (${shownEnds(measure, estimate, language)})`
}

const noInterval = {
  en: {
    'too-few': 'no interval: too few deals',
    'no-variation': 'no interval: the same in every deal',
    'nothing-seen': 'no interval: nothing was seen',
  },
  zh: {
    'too-few': '无区间：牌局太少',
    'no-variation': '无区间：每副牌局都相同',
    'nothing-seen': '无区间：没有观察到',
  },
} as const

/** Why nothing is known of the precision of a number. Empty if it has an interval. */
export const whyNoInterval = ({ without }: Estimate, language: Language): string =>
  without === undefined ? '' : noInterval[language][without]

/** A difference with its interval, or with the reason why it has none. */
export function shownDifference(
  measure: Pick<MeasureAbout, 'unit'>,
  difference: Estimate,
  language: Language,
): string {
  const shown = shownEstimate(measure, difference, language)
  const why = difference.value === null ? '' : whyNoInterval(difference, language)
  return why === '' ? shown : `${shown} (${why})`
}

/** The ends of an interval: `3.81 to 5.29`. */
export const shownEnds = (
  measure: Pick<MeasureAbout, 'unit'>,
  { low, high }: Ends,
  language: Language,
): string => joined(shownNumber(measure, low), shownNumber(measure, high), language)

const joined = (low: string, high: string, language: Language) =>
  language === 'zh' ? `${low} 至 ${high}` : `${low} to ${high}`

export const isPercent = ({ unit }: Pick<MeasureAbout, 'unit'>) => unit === 'share'

/** The level of guesses in the unit of a measure: `25.0`, or `25.0 / 73.3` with that of always the same answer. */
export function shownGuess(measure: Pick<MeasureAbout, 'unit'>, { even, same }: ChanceLevel): string {
  return [even, same].flatMap((level) => (level === null ? [] : [shownNumber(measure, level)])).join(' / ')
}

/** A standardised difference with its interval and its usual letter: `d_z 0.42 (0.10 to 0.75)`. */
export function shownSize(size: EffectSize | undefined, language: Language): string {
  if (!size || size.value === null) return '–'
  const { kind, value, low, high } = size
  const ends =
    low === null || high === null ? '' : ` (${joined(withPlaces(low, 2), withPlaces(high, 2), language)})`
  return `${kind} ${withPlaces(value, 2)}${ends}`
}
