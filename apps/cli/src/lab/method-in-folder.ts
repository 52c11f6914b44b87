import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { jsonIn, mostLevelsOfFile } from '@wis/engine'
import { methodOf, taskMethodOf } from '@wis/lab'
import type { ReportMethod, TaskMethod } from '@wis/lab'
import { reportFile } from './run-folder.ts'
import { SpecTrouble } from './trouble.ts'

/** How the report of a run is computed. A run that was over before stays as long as it was, and keeps its report. */
export const methodInFolder = async (folder: string): Promise<ReportMethod> =>
  known(methodOf(await reportInFolder(folder)), folder)

/** The same for a task. */
export const taskMethodInFolder = async (folder: string): Promise<TaskMethod> =>
  known(taskMethodOf(await reportInFolder(folder)), folder)

/** To compute it in another way would give other numbers without a word. */
export const unknownMethod = 'names a method that this version does not know; a newer one made it'

function known<Method>(method: Method | undefined, folder: string): Method {
  if (method === undefined) throw new SpecTrouble(`${reportFile(folder, 'report.json')} ${unknownMethod}`)
  return method
}

async function reportInFolder(folder: string): Promise<unknown> {
  const file = reportFile(folder, 'report.json')
  return existsSync(file) ? jsonIn(await readFile(file, 'utf8'), mostLevelsOfFile) : undefined
}
