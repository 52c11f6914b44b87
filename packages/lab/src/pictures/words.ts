import type { Language } from '@wis/engine'
import { filled } from '@wis/protocol'
import { shownNumber } from '../report/formats/shown.ts'
import type { MeasureAbout } from '../report/measure.ts'
import type { Results } from '../report/report.ts'
import { says } from './content/generated/words.ts'

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

export function intervalText(
  unit: Unit,
  { low, high }: { readonly low: number | null; readonly high: number | null },
  language: Language,
): string {
  if (low === null || high === null) return '–'
  return filled(says[language].range, { low: numberText(unit, low), high: numberText(unit, high) })
}

export function conditionName(
  { names }: { readonly names: Pick<Results['names'], 'conditions'> },
  id: string,
  language: Language,
): string {
  return names.conditions[id]?.name[language] ?? id
}

/** A chance as it is printed: never as 0. */
export function chanceText(chance: number | null): string {
  if (chance === null) return '–'
  return chance < 0.001 ? '<0.001' : chance.toFixed(3)
}
