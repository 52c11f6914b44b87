import type { Language } from '@wis/engine'
import { says } from '../content/generated/words.ts'
import type { Cell } from '../report-tally.ts'
import { everyCell, isAt, toldAt } from '../report-tally.ts'
import type { Report } from '../report.ts'
import { columnNames } from './sheet.ts'
import type { Sheet } from './sheet.ts'
import { conditionName, isPercent, shownEstimate } from './shown.ts'

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
  const rows = everyCell(spec).flatMap((cell) => {
    const own = settings.filter((one) => isAt(one, cell))
    return [...new Set(own.map(({ setting }) => setting))].map((setting) => {
      const here = own.filter((one) => one.setting === setting)
      const shown = known.map((about) => {
        const found = here.find(({ measure }) => measure === about.id)
        return found ? shownEstimate(about, found.estimate, language) : '–'
      })
      const deals = Math.max(...here.map(({ estimate }) => estimate.deals))
      const { subject, condition } = cell
      return [subject, conditionName({ names }, condition, language), setting, String(deals), ...shown]
    })
  })
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
  const shown = (cell: Cell, id: string | null) => {
    const about = aboutOf(id)
    const estimate = about && toldAt(cells, cell, about.id)?.estimate
    if (!estimate || estimate.value === null) return '–'
    return `${shownEstimate(about, estimate, language)} [${estimate.n}]`
  }
  return (spec.tables ?? []).map(({ title, columns, rows }) => ({
    title: title[language],
    head: [...columnNames(text.head), ...columns.map((column) => column[language])],
    rows: everyCell(spec).flatMap((cell) =>
      rows.map((row) => [
        cell.subject,
        conditionName({ names }, cell.condition, language),
        `${row.name[language]}${row.measures.some(isShare) ? ', %' : ''}`,
        ...row.measures.map((id) => shown(cell, id)),
      ]),
    ),
    note: text.note,
  }))
}
