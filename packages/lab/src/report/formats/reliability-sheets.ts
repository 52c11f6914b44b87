import type { Language } from '@wis/engine'
import { filled } from '@wis/protocol'
import { says } from '../content/generated/words.ts'
import type { Report } from '../report.ts'
import { columnNames } from './sheet.ts'
import type { Sheet } from './sheet.ts'
import { conditionName } from './shown.ts'

/** One table of how far the chances that subjects stated are worth what they say. */
export function reliabilitySheets(
  { reliability, names }: Pick<Report, 'reliability' | 'names'>,
  language: Language,
): readonly Sheet[] {
  if (reliability.length === 0) return []
  const { title, note, head, range } = says[language].reliability
  const shown = (value: number | null) => (value === null ? '–' : value.toFixed(3))
  const rows = reliability.map(({ subject, condition, brier, curve }) => [
    ...[subject, conditionName({ names }, condition, language)],
    shown(brier.value) +
      (brier.low === null ? '' : ` (${filled(range, { low: shown(brier.low), high: shown(brier.high) })})`),
    ...[shown(curve.reliability), shown(curve.resolution), String(curve.n), String(brier.deals)],
  ])
  return [{ title, note, head: columnNames(head), rows }]
}
