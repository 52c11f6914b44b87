import type { Language } from '@wis/engine'
import type { Report } from '../report.ts'
import type { Sheet } from './sheet.ts'
import { isPercent, shownEstimate } from './shown.ts'

const words = {
  en: {
    head: ['Subject', 'Condition', 'Statistic'],
    note: 'With intervals of 95 %, and in square brackets what was counted. The numbers are those of the table of results.',
  },
  zh: {
    head: ['受试者', '条件', '统计量'],
    note: '附95%区间，方括号内为计数的基数。数字与结果表相同。',
  },
} as const

/** The tables that a study arranges of its measures, such as a column for each side. */
export function arrangedSheets(
  { spec, measures, cells, names }: Report,
  language: Language,
): readonly Sheet[] {
  const text = words[language]
  const aboutOf = (id: string | null) => measures.find((measure) => measure.id === id)
  const isShare = (id: string | null) => isPercent(aboutOf(id) ?? { unit: 'count' })
  const shown = (subject: string, condition: string, id: string | null) => {
    const [about, cell] = [
      aboutOf(id),
      cells.find((one) => one.measure === id && one.subject === subject && one.condition === condition),
    ]
    if (!about || !cell || cell.estimate.value === null) return '–'
    return `${shownEstimate(about, cell.estimate)} [${cell.estimate.n}]`
  }
  return (spec.tables ?? []).map(({ title, columns, rows }) => ({
    title: title[language],
    head: [...text.head, ...columns.map((column) => column[language])],
    rows: spec.subjects.flatMap((subject) =>
      spec.conditions.flatMap((condition) =>
        rows.map((row) => [
          subject,
          names.conditions[condition]?.name[language] ?? condition,
          `${row.name[language]}${row.measures.some(isShare) ? ', %' : ''}`,
          ...row.measures.map((id) => shown(subject, condition, id)),
        ]),
      ),
    ),
    note: text.note,
  }))
}
