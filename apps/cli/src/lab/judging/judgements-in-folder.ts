import { readFile, writeFile } from 'node:fs/promises'
import { dueRatings, itemsOf, numberOfItem, samplePlayers, scheduleOf } from '@wis/lab'
import type { DueRating, ExperimentSpec, JudgementRow, PlannedMatch, PlayedLocally } from '@wis/lab'
import { z } from 'zod'
import { playersFile } from '../agents/players.ts'
import { logOf } from '../kept-match.ts'
import { linesOf, openLines, replaceLines } from '../lines-file.ts'
import { jsonText } from '../read-value.ts'
import { keptMatches, methodInFolder, reportFile } from '../run-folder.ts'
import { Wanted } from '../wanted.ts'

/** The ratings of a run whose matches are over. The matches are played again for that, from their kept answers. */
export async function dueInFolder(folder: string, spec: ExperimentSpec): Promise<readonly DueRating[]> {
  const { seed } = spec
  const judges = await judgesOfFolder(folder, spec)
  if (judges.length === 0) return []
  const schedule = scheduleOf(spec)
  const wanted = new Wanted(spec, schedule, await methodInFolder(folder))
  const over: { readonly planned: PlannedMatch; readonly log: PlayedLocally['log'] }[] = []
  for await (const kept of keptMatches(folder)) {
    wanted.add(kept.played)
    over.push({ planned: schedule.matchAt(kept.played.number), log: logOf(schedule, kept) })
  }
  const inOrder = over.toSorted((one, other) => one.planned.number - other.planned.number)
  const itemsFor = (rubric: string) =>
    inOrder.flatMap(({ planned: { number, seat, language }, log }) =>
      itemsOf(schedule.kit, rubric, { number, seat, log, language }),
    )
  // No report counts a match beyond the wanted ones, so nobody is paid to rate it.
  return dueRatings({ judges, seed, itemsFor }).filter(
    ({ due: { judge, item } }) =>
      Object.hasOwn(samplePlayers, judge) || numberOfItem(item.id) <= wanted.matches,
  )
}

const judgementsOf = (folder: string) => reportFile(folder, 'judgements.jsonl')

/** The ratings of a run. None if nothing of it was judged. */
export const keptJudgements = (folder: string) => linesOf<JudgementRow>(judgementsOf(folder))

export const openJudgements = (folder: string) => openLines(judgementsOf(folder))

/** Ratings are kept as they come. When all of them are there, they stand in the order of the plan. */
export const orderJudgements = (folder: string, rows: readonly JudgementRow[]) =>
  replaceLines(judgementsOf(folder), rows)

export const laterJudgesName = 'judges.json'

const laterJudges = z.object({
  judges: z.array(
    z.object({ agent: z.string(), rubric: z.string(), times: z.int().min(1), trust: z.number().optional() }),
  ),
  /** The models and programs among them that did not take part in the run. */
  players: playersFile,
})
export type LaterJudges = z.infer<typeof laterJudges>

const fileOf = (folder: string) => reportFile(folder, laterJudgesName)

/** The judges who rate a run though its specification does not name them. They are no part of its plan. */
export async function readLaterJudges(folder: string): Promise<LaterJudges> {
  const text = await readFile(fileOf(folder), 'utf8').catch(() => undefined)
  return text === undefined ? { judges: [], players: {} } : laterJudges.parse(jsonText(text, fileOf(folder)))
}

export const keepLaterJudges = (folder: string, later: LaterJudges) =>
  writeFile(fileOf(folder), `${JSON.stringify(later, undefined, 2)}\n`)

export const judgesOfFolder = async (
  folder: string,
  { judges }: Pick<ExperimentSpec, 'judges'>,
): Promise<ExperimentSpec['judges']> => [...judges, ...(await readLaterJudges(folder)).judges]
