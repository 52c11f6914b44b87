import { readFile, writeFile } from 'node:fs/promises'
import type { ExperimentSpec } from '@wis/lab'
import { z } from 'zod'
import { playersFile } from '../agents/read-players.ts'
import { jsonText } from '../json-text.ts'
import { reportFile } from '../run-folder.ts'

export const laterJudgesName = 'judges.json'

const laterJudges = z.object({
  judges: z.array(z.object({ agent: z.string(), rubric: z.string(), times: z.int().min(1) })),
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

/** All judges of a run. */
export const judgesOfFolder = async (
  folder: string,
  { judges }: Pick<ExperimentSpec, 'judges'>,
): Promise<ExperimentSpec['judges']> => [...judges, ...(await readLaterJudges(folder)).judges]
