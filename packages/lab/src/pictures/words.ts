import type { Language } from '@wis/engine'
import { filled } from '@wis/protocol'
import { conditionName, shownNumber } from '../report/formats/shown.ts'
import type { OfConditions } from '../report/formats/shown.ts'
import type { MeasureAbout } from '../report/measure.ts'
import type { Cell } from '../report/report-tally.ts'
import type { Results } from '../report/report.ts'
import { says } from './content/generated/words.ts'

/** What a picture calls a subject. */
export type Called = (subject: string) => string

/** The name of a property of options. A game may have properties that have no name here. */
export function propertyName(property: string, language: Language): string {
  const names: Readonly<Record<string, string>> = says[language].properties
  return names[property] ?? property
}

interface Unit extends Pick<MeasureAbout, 'unit'> {
  /** A difference of two percentages is a number of percentage points, and has no sign of its own. */
  readonly isDifference?: boolean
}

const signOf = ({ unit, isDifference = false }: Unit) => (unit === 'share' && !isDifference ? '%' : '')

/** A number with its unit and a typographic minus sign. */
export function numberText(unit: Unit, value: number, { isSigned = false } = {}): string {
  const text = shownNumber(unit, Math.abs(value))
  const isZero = Number(text) === 0
  const sign = isZero ? '' : value < 0 ? '−' : isSigned ? '+' : ''
  return `${sign}${text}${signOf(unit)}`
}

/** A number of an axis, without places that say nothing. */
export function tickText(unit: Unit, value: number): string {
  const text = String(Number((unit.unit === 'share' ? 100 * value : value).toPrecision(6)))
  return text.replace('-', '−') + signOf(unit)
}

/** What an axis says below its numbers, where they do not say it themselves. */
export function unitText({ unit, isDifference = false }: Unit, language: Language): string | undefined {
  const { units } = says[language]
  if (unit === 'points') return units.points
  return unit === 'share' && isDifference ? units.difference : undefined
}

export function intervalText(
  unit: Unit,
  { low, high }: { readonly low: number | null; readonly high: number | null },
  language: Language,
): string {
  if (low === null || high === null) return '–'
  return filled(says[language].range, { low: numberText(unit, low), high: numberText(unit, high) })
}

interface Conditioned extends OfConditions {
  readonly spec: Pick<Results['spec'], 'conditions'>
}

/** A subject, with its condition where there are several. */
export function cellName(
  report: Conditioned,
  { subject, condition }: Cell,
  language: Language,
  called: Called = (one) => one,
): string {
  const name = called(subject)
  if (report.spec.conditions.length <= 1) return name
  const under = conditionName(report, condition, language)
  return language === 'zh' ? `${name}（${under}）` : `${name} (${under})`
}
