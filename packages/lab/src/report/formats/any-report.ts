import type { Language } from '@wis/engine'
import { isSuiteReport } from '../../suites/suite-report.ts'
import type { SuiteReport } from '../../suites/suite-report.ts'
import { suiteSheets } from '../../suites/suite-sheets.ts'
import { isTaskReport } from '../../tasks/task-report.ts'
import type { TaskReport } from '../../tasks/task-report.ts'
import { taskSheets } from '../../tasks/task-sheets.ts'
import { says } from '../content/generated/words.ts'
import type { Report } from '../report.ts'
import type { Sheet } from './sheet.ts'
import { sheetsOf } from './sheets-of.ts'

export type AnyReport = Report | TaskReport | SuiteReport

/** All tables of a report of any kind, in the order in which a reader wants them. What holds for several is said below the first. */
export function anySheets(report: AnyReport, language: Language): readonly Sheet[] {
  const { testedNote, sizeNote } = says[language].results
  return [testedNote, sizeNote].reduce(saidOnce, sheetsIn(report, language))
}

function saidOnce(sheets: readonly Sheet[], shared: string): readonly Sheet[] {
  const first = sheets.findIndex(({ note }) => note.includes(shared))
  return sheets.map((sheet, at) =>
    at > first ? { ...sheet, note: sheet.note.replace(shared, '').replaceAll(/ {2,}/g, ' ').trim() } : sheet,
  )
}

function sheetsIn(report: AnyReport, language: Language): readonly Sheet[] {
  if (isTaskReport(report)) return taskSheets(report, language)
  return isSuiteReport(report) ? suiteSheets(report, language) : sheetsOf(report, language)
}
