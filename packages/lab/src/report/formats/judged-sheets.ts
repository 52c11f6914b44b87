import type { Language } from '@wis/engine'
import type { Report } from '../report.ts'
import { calibrationSheets } from './calibration-sheets.ts'
import { impactSheets } from './impact-sheets.ts'
import { roundSheets } from './round-sheets.ts'
import type { Sheet } from './sheet.ts'

/** What a report says of judges, and of what they judge. */
export function judgedSheets(report: Report, language: Language): readonly Sheet[] {
  const nameOf = (condition: string) => report.names.conditions[condition]?.name[language] ?? condition
  return [
    ...roundSheets(report, language),
    ...impactSheets(report, language),
    ...calibrationSheets(report, language, nameOf),
  ]
}
