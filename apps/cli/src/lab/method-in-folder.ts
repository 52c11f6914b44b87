import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { jsonIn, mostLevelsOfFile } from '@wis/engine'
import { methodOf, newestMethod } from '@wis/lab'
import type { ReportMethod } from '@wis/lab'
import { reportFile } from './run-folder.ts'

/** How the report of a run is computed. A run that was over before stays as long as it was, and keeps its report. */
export async function methodInFolder(folder: string): Promise<ReportMethod> {
  const file = reportFile(folder, 'report.json')
  return existsSync(file) ? methodOf(jsonIn(await readFile(file, 'utf8'), mostLevelsOfFile)) : newestMethod
}
