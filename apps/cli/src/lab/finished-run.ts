import { writeFile } from 'node:fs/promises'
import { toMarkdown } from '@wis/lab'
import { reportOfFolder } from './report-of-folder.ts'
import { reportFile } from './run-folder.ts'
import { dated } from './run-record.ts'

/** Writes the report of a run that is over, and prints it. */
export async function finishedRun(folder: string): Promise<number> {
  const made = await reportOfFolder(folder)
  await writeFile(reportFile(folder, 'report.json'), `${JSON.stringify(made)}\n`)
  const text = toMarkdown(await dated(folder, made), 'en')
  await writeFile(reportFile(folder, 'report.md'), text)
  console.log(text)
  console.log(`✔ ${folder}: ${made.matches.decided + made.matches.failed} matches, report.json, report.md`)
  return 0
}
