import { writeFile } from 'node:fs/promises'
import { numberOfItem, ReportMaker, scheduleOf } from '@wis/lab'
import type { AnyReport, JudgementRow, Report } from '@wis/lab'
import { judgesOfFolder, keptJudgements } from './judging/judgements-in-folder.ts'
import { keepReport, keptMatches, methodInFolder, readFolderSpec, reportFile } from './run-folder.ts'
import { planOfFolder } from './run-record.ts'
import { Wanted } from './wanted.ts'

/** Computes the report of a run. One whose report was made before keeps what that report took for drawn. */
export async function reportOfFolder(folder: string): Promise<Report> {
  const spec = await readFolderSpec(folder)
  const judges = await judgesOfFolder(folder, spec)
  const maker = new ReportMaker(spec, judges, await methodInFolder(folder))
  for await (const { played, ratings } of matchesToReport(folder)) maker.add(played, ratings)
  return maker.report(await planOfFolder(folder))
}

/**
 * The matches of a run that count, with their ratings. Several at once may have been played after the intervals were narrow
 * enough; those are left out, so that the report does not depend on who was quick.
 */
export async function* matchesToReport(folder: string) {
  const spec = await readFolderSpec(folder)
  const wanted = new Wanted(spec, scheduleOf(spec), await methodInFolder(folder))
  if (spec.stop && 'width' in spec.stop)
    for await (const { played } of keptMatches(folder)) wanted.add(played)
  const ratings = await ratingsByMatch(folder)
  for await (const { played } of keptMatches(folder))
    if (played.number <= wanted.matches) yield { played, ratings: ratings.get(played.number) ?? [] }
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

/** Writes a report as data and as text. Returns the text. */
export async function writeReport(folder: string, made: AnyReport): Promise<string> {
  const text = await keepReport(folder, made)
  await writeFile(reportFile(folder, 'report.md'), text)
  return text
}

/** Writes the report of a run that is over, and prints it. */
export async function finishedRun(folder: string): Promise<number> {
  const made = await reportOfFolder(folder)
  console.log(await writeReport(folder, made))
  console.log(`✔ ${folder}: ${made.matches.decided + made.matches.failed} matches, report.json, report.md`)
  return 0
}
