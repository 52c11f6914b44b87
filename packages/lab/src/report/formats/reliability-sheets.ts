import type { Language } from '@wis/engine'
import type { Report } from '../report.ts'
import type { Sheet } from './sheet.ts'

const words = {
  en: {
    title: 'How good the stated chances are',
    note: 'Brier score: 0 is best. Reliability is how far what happened lies from what was said, 0 is best; resolution is how far the statements set cases apart, more is better.',
    head: ['Subject', 'Condition', 'Brier score', 'Reliability', 'Resolution', 'Statements', 'Deals'],
    to: ' to ',
  },
  zh: {
    title: '所说概率的准确程度',
    note: 'Brier分数：0最好。可靠性：实际与所说相差多少，0最好；分辨力：陈述把情形区分开多少，越大越好。',
    head: ['受试者', '条件', 'Brier分数', '可靠性', '分辨力', '陈述数', '牌局'],
    to: '至',
  },
} as const

/** One table of how far the chances that subjects stated are worth what they say. */
export function reliabilitySheets(
  { reliability, names }: Pick<Report, 'reliability' | 'names'>,
  language: Language,
): readonly Sheet[] {
  if (reliability.length === 0) return []
  const { title, note, head, to } = words[language]
  const shown = (value: number | null) => (value === null ? '–' : value.toFixed(3))
  const rows = reliability.map(({ subject, condition, brier, curve }) => [
    ...[subject, names.conditions[condition]?.name[language] ?? condition],
    shown(brier.value) + (brier.low === null ? '' : ` (${shown(brier.low)}${to}${shown(brier.high)})`),
    ...[shown(curve.reliability), shown(curve.resolution), String(curve.n), String(brier.deals)],
  ])
  return [{ title, note, head, rows }]
}
