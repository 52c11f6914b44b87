import type { InBoth, Language } from '@wis/engine'
import type { Calibration } from '../../judges/calibration/calibration.ts'
import { rubricCalled } from '../../judges/rubrics.ts'
import type { EffectSize } from '../../statistics/effect-size.ts'
import type { Estimate } from '../../statistics/estimate.ts'
import type { Ends } from '../../statistics/together.ts'
import type { ChanceLevel } from '../chance-level.ts'
import { says } from '../content/generated/words.ts'
import type { MeasureAbout } from '../measure.ts'
import type { Results } from '../report.ts'

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

/** Why nothing is known of the precision of a number. Empty if it has an interval. */
export const whyNoInterval = ({ without }: Estimate, language: Language): string =>
  without === undefined ? '' : says[language].noInterval[without]

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

/** A standardised difference with its usual letter and its own interval: `d_z 0.42 (0.10 to 0.75)`. */
export function shownSize(size: EffectSize | undefined, language: Language): string {
  if (!size || size.value === null) return '–'
  const { kind, value, low, high } = size
  const ends =
    low === null || high === null ? '' : ` (${joined(withPlaces(low, 2), withPlaces(high, 2), language)})`
  return `${kind} ${withPlaces(value, 2)}${ends}`
}

/** A chance as it is printed: never as 0. */
export function shownChance(chance: number | null): string {
  if (chance === null) return '–'
  return chance < 0.001 ? '<0.001' : chance.toFixed(3)
}

export interface OfConditions {
  readonly names: Pick<Results['names'], 'conditions'>
}

export const conditionName = ({ names }: OfConditions, id: string, language: Language): string =>
  names.conditions[id]?.name[language] ?? id

export const rubricName = (id: string, language: Language): string => rubricCalled(id)?.name[language] ?? id

/** What a report with calibrations has. */
export interface Calibrated {
  readonly calibrations?: readonly Calibration[]
}

const texts = {
  '‡': {
    en: '‡: a judge that agrees with people less than the specification asks.',
    zh: '‡：与人的一致程度低于实验方案要求的评审。',
  },
  '†': { en: '†: a judge of whom no agreement with people is known.', zh: '†：与人的一致程度未知的评审。' },
  '§': {
    en: '§: a judge that rates by length: where a text is longer, it gives more (or less) than people do. A table of its own has its means without that.',
    zh: '§：按长度评分的评审：文字越长，它比人给得越多（或越少）。另有表格列出去除长度影响后的平均值。',
  },
} as const satisfies Readonly<Record<string, InBoth<string>>>

type Mark = keyof typeof texts
const marks = Object.keys(texts) as readonly Mark[]

function marksOf({ trust, length }: Calibration): readonly Mark[] {
  const verdict = trust?.verdict ?? 'trusted'
  const { low = null, high = null } = length?.slope ?? {}
  const isByLength = low !== null && high !== null && (low > 0 || high < 0)
  return [
    ...(verdict === 'trusted' ? [] : [verdict === 'unknown' ? ('†' as const) : ('‡' as const)]),
    ...(isByLength ? ['§' as const] : []),
  ]
}

const shown = (own: readonly Mark[]) => (own.length === 0 ? '' : ` ${own.join('')}`)

/** Judges that do not reach the threshold of the specification, by rubric, or of whom nothing is known, or that love length. */
export function trustMark({ calibrations = [] }: Calibrated, rubric: string, rater: string | null): string {
  const found = calibrations.find((one) => one.rubric === rubric && one.judge === rater)
  return found ? shown(marksOf(found)) : ''
}

/** The mark of a column that is made of all judges of a rubric: the worst of theirs. */
export function trustMarkOf({ calibrations = [] }: Calibrated, rubric: string): string {
  const own = new Set(calibrations.filter((one) => one.rubric === rubric).flatMap(marksOf))
  return shown(marks.filter((mark) => own.has(mark) && !(mark === '†' && own.has('‡'))))
}

/** What the marks mean. Null where there is none. */
export function trustNote({ calibrations = [] }: Calibrated): InBoth<string> | null {
  const own = new Set(calibrations.flatMap(marksOf))
  const told = marks.filter((mark) => own.has(mark)).map((mark) => texts[mark])
  if (told.length === 0) return null
  return { en: told.map(({ en }) => en).join(' '), zh: told.map(({ zh }) => zh).join('') }
}

/** A note of a table in which marks may stand, and what they mean. */
export function markedNote(note: string, report: Calibrated, language: Language): string {
  const marks = trustNote(report)?.[language]
  return marks === undefined ? note : `${note} ${marks}`
}

/** A judge with its mark, or the word for all people together. */
export const raterName = (
  report: Calibrated,
  { rubric, rater }: { readonly rubric: string; readonly rater: string | null },
  people: string,
): string => (rater === null ? people : `${rater}${trustMark(report, rubric, rater)}`)
