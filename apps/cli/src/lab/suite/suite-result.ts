import { SuiteReportMaker } from '@wis/lab'
import type { SuiteMethod, SuiteReport } from '@wis/lab'
import { matchesToReport } from '../report-of-folder.ts'
import { planOfFolder } from '../run-record.ts'
import { partFolder, readSuiteFolder } from './suite-folder.ts'

/** Computes the report of a suite from the matches of its parts. */
export async function suiteResultOf(folder: string, method?: SuiteMethod): Promise<SuiteReport> {
  const suite = await readSuiteFolder(folder)
  const maker = new SuiteReportMaker(suite)
  const plans: Record<string, Awaited<ReturnType<typeof planOfFolder>>> = {}
  for (const part of suite.parts.keys()) {
    const own = partFolder(folder, part)
    for await (const { played, ratings } of matchesToReport(own)) maker.add(part, played, ratings)
    plans[part] = await planOfFolder(own)
  }
  return maker.report(await planOfFolder(folder), plans, method)
}
