import path from 'node:path'
import { readTask } from '@wis/lab'
import type { DeepRow, JudgementRow, TaskSpec } from '@wis/lab'
import { planHashOf } from '@wis/proof'
import type { PlayersFile } from '../agents/players.ts'
import { linesOf, openLines } from '../lines-file.ts'
import { jsonFile, SpecTrouble } from '../read-value.ts'
import { beginFolder } from '../run-folder.ts'
import { keepRecord } from '../run-record.ts'

export const taskFile = (folder: string) => path.join(folder, 'task.json')

/** A rating, and the language of what was rated. */
export interface KeptRating {
  readonly language: string
  readonly row: JudgementRow
}

/** Begins a folder for this task, or goes on in it. */
export async function prepareTaskFolder(folder: string, spec: TaskSpec, players: PlayersFile): Promise<void> {
  const isNew = await beginFolder({ folder, file: taskFile(folder), kind: 'task', spec, players })
  await keepRecord(folder, planHashOf({ spec, players }), isNew)
}

export async function readTaskFolder(folder: string): Promise<TaskSpec> {
  const read = readTask(await jsonFile(taskFile(folder)))
  if (read.ok) return read.spec
  throw new SpecTrouble(`${taskFile(folder)} is no task: ${read.faults[0]?.message ?? ''}`)
}

export const keptRows = (folder: string) => linesOf<DeepRow>(fileOf(folder, 'descriptions'))
export const keptRatings = (folder: string) => linesOf<KeptRating>(fileOf(folder, 'ratings'))

export const openKept = (folder: string, kind: 'descriptions' | 'ratings') => openLines(fileOf(folder, kind))

const fileOf = (folder: string, kind: 'descriptions' | 'ratings') => path.join(folder, `${kind}.jsonl`)
