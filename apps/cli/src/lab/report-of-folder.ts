import { ReportMaker } from '@wis/lab'
import type { Report } from '@wis/lab'
import { keptMatches, readFolderSpec } from './run-folder.ts'

/** Computes the report of a run from its matches. */
export async function reportOfFolder(folder: string): Promise<Report> {
  const maker = new ReportMaker(await readFolderSpec(folder))
  for await (const { played } of keptMatches(folder)) maker.add(played)
  return maker.report()
}
