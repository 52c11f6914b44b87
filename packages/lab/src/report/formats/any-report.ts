import type { Language } from '@wis/engine'
import { isSuiteReport } from '../../suites/suite-report.ts'
import type { SuiteReport } from '../../suites/suite-report.ts'
import { suiteSheets } from '../../suites/suite-sheets.ts'
import { isTaskReport } from '../../tasks/task-report.ts'
import type { TaskReport } from '../../tasks/task-report.ts'
import { taskSheets } from '../../tasks/task-sheets.ts'
import type { Report } from '../report.ts'
import type { Sheet } from './sheet.ts'
import { sheetsOf } from './sheets-of.ts'

export type AnyReport = Report | TaskReport | SuiteReport

/** All tables of a report of any kind, in the order in which a reader wants them. */
export function anySheets(report: AnyReport, language: Language): readonly Sheet[] {
  if (isTaskReport(report)) return taskSheets(report, language)
  return isSuiteReport(report) ? suiteSheets(report, language) : sheetsOf(report, language)
}
