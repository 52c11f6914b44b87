import type { Language } from '@wis/engine'
import { says } from '../content/generated/words.ts'
import type { Report } from '../report.ts'
import { columnNames } from './sheet.ts'
import type { Sheet } from './sheet.ts'
import { isPercent, shownEstimate } from './shown.ts'

/** The tables that a study arranges of its measures, such as a column for each side. */
export const arrangedSheets = (report: Report, language: Language): readonly Sheet[] => [
  ...tableSheets(report, language),
  ...settingSheets(report, language),
]

/** One table of all settings, a row for each. */
function settingSheets(
  { spec, measures, names, settings = [] }: Report,
  language: Language,
): readonly Sheet[] {
  if (settings.length === 0) return []
  const text = says[language].arranged
  const known = measures.filter(({ id }) => settings.some(({ measure }) => measure === id))
  const rows = spec.subjects.flatMap((subject) =>
    spec.conditions.flatMap((condition) => {
      const own = settings.filter((cell) => cell.subject === subject && cell.condition === condition)
      return [...new Set(own.map(({ setting }) => setting))].map((setting) => {
        const here = own.filter((cell) => cell.setting === setting)
        const shown = known.map((about) => {
          const cell = here.find(({ measure }) => measure === about.id)
          return cell ? shownEstimate(about, cell.estimate, language) : '–'
        })
        const deals = Math.max(...here.map(({ estimate }) => estimate.deals))
        return [
          subject,
          names.conditions[condition]?.name[language] ?? condition,
          setting,
          String(deals),
          ...shown,
        ]
      })
    }),
  )
  const nameOf = (about: (typeof known)[number]) => `${about.name[language]}${isPercent(about) ? ', %' : ''}`
  return [
    {
      title: text.settings,
      head: [...columnNames(text.settingHead), ...known.map(nameOf)],
      rows,
      note: text.settingNote,
    },
  ]
}

function tableSheets({ spec, measures, cells, names }: Report, language: Language): readonly Sheet[] {
  const text = says[language].arranged
  const aboutOf = (id: string | null) => measures.find((measure) => measure.id === id)
  const isShare = (id: string | null) => isPercent(aboutOf(id) ?? { unit: 'count' })
  const shown = (subject: string, condition: string, id: string | null) => {
    const [about, cell] = [
      aboutOf(id),
      cells.find((one) => one.measure === id && one.subject === subject && one.condition === condition),
    ]
    if (!about || !cell || cell.estimate.value === null) return '–'
    return `${shownEstimate(about, cell.estimate, language)} [${cell.estimate.n}]`
  }
  return (spec.tables ?? []).map(({ title, columns, rows }) => ({
    title: title[language],
    head: [...columnNames(text.head), ...columns.map((column) => column[language])],
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
