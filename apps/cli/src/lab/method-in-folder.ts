import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { jsonIn, mostLevelsOfFile } from '@wis/engine'
import { methodOf, taskMethodOf } from '@wis/lab'
import type { ReportMethod, TaskMethod } from '@wis/lab'
import { reportFile } from './run-folder.ts'

/** How the report of a run is computed. A run that was over before stays as long as it was, and keeps its report. */
export const methodInFolder = async (folder: string): Promise<ReportMethod> =>
  methodOf(await reportInFolder(folder))

/** The same for a task. */
export const taskMethodInFolder = async (folder: string): Promise<TaskMethod> =>
  taskMethodOf(await reportInFolder(folder))

async function reportInFolder(folder: string): Promise<unknown> {
  const file = reportFile(folder, 'report.json')
  return existsSync(file) ? jsonIn(await readFile(file, 'utf8'), mostLevelsOfFile) : undefined
}
