import { partMethodsOf, suiteMethodOf, SuiteReportMaker } from '@wis/lab'
import type { SuiteReport } from '@wis/lab'
import { matchesToReport } from '../report-of-folder.ts'
import { planOfFolder } from '../run-record.ts'
import { partFolder, readSuiteFolder } from './suite-folder.ts'

/** Computes the report of a suite from the matches of its parts, as the stored one was made if there is one. */
export async function suiteResultOf(folder: string, stored?: unknown): Promise<SuiteReport> {
  const suite = await readSuiteFolder(folder)
  const maker = new SuiteReportMaker(suite, {}, partMethodsOf(stored))
  const method = stored === undefined ? undefined : suiteMethodOf(stored)
  const plans: Record<string, Awaited<ReturnType<typeof planOfFolder>>> = {}
  for (const part of suite.parts.keys()) {
    const own = partFolder(folder, part)
    for await (const { played, ratings } of matchesToReport(own)) maker.add(part, played, ratings)
    plans[part] = await planOfFolder(own)
  }
  return maker.report(await planOfFolder(folder), plans, method)
}
