import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { jsonIn, mostLevelsOfFile } from '@wis/engine'
import { drawnIn } from '@wis/lab'
import type { DrawnUnit } from '@wis/lab'
import { reportFile } from './run-folder.ts'

/** What the report of a run takes for drawn. A run that was over before stays as long as it was, and keeps its report. */
export async function drawnInFolder(folder: string): Promise<DrawnUnit> {
  const file = reportFile(folder, 'report.json')
  return existsSync(file) ? drawnIn(jsonIn(await readFile(file, 'utf8'), mostLevelsOfFile)) : 'content'
}
