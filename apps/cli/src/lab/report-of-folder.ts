import { numberOfItem, ReportMaker } from '@wis/lab'
import type { JudgementRow, Report } from '@wis/lab'
import { keptJudgements } from './judge-folder.ts'
import { keptMatches, readFolderSpec } from './run-folder.ts'

/** Computes the report of a run from its matches and their ratings. */
export async function reportOfFolder(folder: string): Promise<Report> {
  const maker = new ReportMaker(await readFolderSpec(folder))
  const ratings = new Map<number, JudgementRow[]>()
  for (const row of await keptJudgements(folder)) {
    const number = numberOfItem(row.item)
    const own = ratings.get(number) ?? []
    ratings.set(number, own)
    own.push(row)
  }
  for await (const { played } of keptMatches(folder)) maker.add(played, ratings.get(played.number))
  return maker.report()
}
