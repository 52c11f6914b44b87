import { numberOfItem, ReportMaker, rubricsIn, scheduleOf } from '@wis/lab'
import type { JudgementRow, Report } from '@wis/lab'
import { keptJudgements } from './judging/kept-judgements.ts'
import { judgesOfFolder } from './judging/later-judges.ts'
import { methodInFolder } from './method-in-folder.ts'
import { keptMatches, readFolderSpec } from './run-folder.ts'
import { planOfFolder } from './run-record.ts'
import { Wanted } from './wanted.ts'

/**
 * Computes the report of a run from its matches and their ratings. Several at once may have been played after the intervals were narrow
 * enough; those are left out, so that the report does not depend on who was quick. A run whose report was made before keeps
 * what that report took for drawn.
 */
export async function reportOfFolder(folder: string): Promise<Report> {
  const spec = await readFolderSpec(folder)
  const method = await methodInFolder(folder)
  const wanted = new Wanted(spec, scheduleOf(spec), method)
  if (spec.stop && 'width' in spec.stop)
    for await (const { played } of keptMatches(folder)) wanted.add(played)
  const ratings = await ratingsByMatch(folder)
  const rubrics = rubricsIn({ judges: await judgesOfFolder(folder, spec) })
  const maker = new ReportMaker(spec, rubrics, method)
  for await (const { played } of keptMatches(folder))
    if (played.number <= wanted.matches) maker.add(played, ratings.get(played.number))
  return maker.report(await planOfFolder(folder))
}

async function ratingsByMatch(folder: string): Promise<ReadonlyMap<number, readonly JudgementRow[]>> {
  const ratings = new Map<number, JudgementRow[]>()
  for (const row of await keptJudgements(folder)) {
    const number = numberOfItem(row.item)
    const own = ratings.get(number) ?? []
    ratings.set(number, own)
    own.push(row)
  }
  return ratings
}
