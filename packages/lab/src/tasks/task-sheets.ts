import type { Language } from '@wis/engine'
import { agreementSheets } from '../report/formats/agreement-sheet.ts'
import { calibrationSheets } from '../report/formats/calibration-sheets.ts'
import { columnNames } from '../report/formats/sheet.ts'
import type { Sheet } from '../report/formats/sheet.ts'
import { publishedSheets } from '../report/formats/sheets-of.ts'
import {
  shownChance,
  shownDifference,
  shownSize,
  trustMark,
  trustMarkOf,
  trustNote,
} from '../report/formats/shown.ts'
import { says } from './content/generated/words.ts'
import type { DeepContrast, DeepMean } from './deep/deep-table.ts'
import { deepRubric } from './deep/deep-texts.ts'
import type { TaskReport } from './task-report.ts'
import { taskColumns } from './task-spec.ts'

/** The table of the task, its comparisons, the agreement of its judges, and the figures of others. */
export function taskSheets(report: TaskReport, language: Language): readonly Sheet[] {
  const { subjects, raters = [], contrasts = [] } = report
  const text = says[language]
  const rows = subjects.map(({ subject, means, asked, missing, cut, said }) => [
    subject,
    ...shownMeans(means, language),
    ...[asked, missing, cut, said].map(String),
  ])
  const means = taskColumns.map(({ name }) => name[language])
  const byRater = raters.flatMap(({ rater, subjects: own }) =>
    own.map((one) => [
      `${rater}${trustMark(report, deepRubric, rater)}`,
      one.subject,
      ...shownMeans(one.means, language),
    ]),
  )
  const mark = trustMarkOf(report, deepRubric)
  const marked = means.map((mean) => `${mean}${mark}`)
  const note = [text.note, trustNote(report)?.[language] ?? ''].filter(Boolean).join(' ')
  return [
    { title: text.title, head: [text.subject, ...marked, ...columnNames(text.counts)], rows, note },
    ...(byRater.length > 0
      ? [{ title: text.raters, head: [text.rater, text.subject, ...means], rows: byRater, note }]
      : []),
    ...(contrasts.length > 0 ? [contrastsSheet(contrasts, language)] : []),
    ...agreementSheets(report.agreements, language, report),
    ...calibrationSheets(report, language, columnNamed(language)),
    ...publishedSheets({ published: report.published, measures: taskColumns }, language),
  ]
}

const columnNamed = (language: Language) => (column: string) =>
  taskColumns.find(({ id }) => id === column)?.name[language] ?? column

function shownMeans(means: readonly DeepMean[], language: Language): readonly string[] {
  return taskColumns.map(({ id }) =>
    shown(means.find(({ mode, fit }) => `${mode}-${fit}` === id)?.mean, language),
  )
}

function shown(given: DeepMean['mean'] | undefined, language: Language): string {
  const { value = null, low = null, high = null } = given ?? {}
  if (value === null) return '–'
  return low === null || high === null
    ? value.toFixed(2)
    : `${value.toFixed(2)} (${low.toFixed(2)} ${says[language].to} ${high.toFixed(2)})`
}

function contrastsSheet(contrasts: readonly DeepContrast[], language: Language): Sheet {
  const text = says[language]
  return {
    title: text.contrasts,
    head: columnNames(text.contrastsHead),
    rows: contrasts.map(({ first, second, measure, difference, size, corrected }) => [
      `${first} − ${second}`,
      taskColumns.find(({ id }) => id === measure)?.name[language] ?? measure,
      shownDifference({ unit: 'count' }, difference, language),
      shownSize(size, language),
      shownChance(corrected),
      String(difference.deals),
    ]),
    note: text.contrastsNote,
  }
}
