import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { readTask } from '@wis/lab'
import type { DeepRow, JudgementRow, TaskSpec } from '@wis/lab'
import { planHashOf } from '@wis/proof'
import type { PlayersFile } from '../agents/read-players.ts'
import { jsonText } from '../json-text.ts'
import { linesOf, openLines } from '../lines-file.ts'
import { readFolderPlayers, writeFolderPlayers } from '../run-folder.ts'
import { keepRecord } from '../run-record.ts'
import { SpecTrouble } from '../trouble.ts'

export const taskFile = (folder: string) => path.join(folder, 'task.json')

/** A rating, and the language of what was rated. */
export interface KeptRating {
  readonly language: string
  readonly row: JudgementRow
}

/** Begins a folder for this task, or goes on in it. */
export async function prepareTaskFolder(folder: string, spec: TaskSpec, players: PlayersFile): Promise<void> {
  await mkdir(folder, { recursive: true })
  const known = await readFile(taskFile(folder), 'utf8').catch(() => undefined)
  const own: unknown = JSON.parse(JSON.stringify({ ...spec, budget: {} }))
  if (
    known !== undefined &&
    !isDeepStrictEqual({ ...(jsonText(known, taskFile(folder)) as object), budget: {} }, own)
  )
    throw new SpecTrouble(`${folder} holds another task; name another folder with --out`)
  const before = known === undefined ? undefined : await readFolderPlayers(folder)
  // Folders from before kept no players.
  if (before && Object.keys(before).length > 0 && !isDeepStrictEqual(before, players))
    throw new SpecTrouble(`${folder} was begun with other players; name another folder with --out`)
  await writeFile(taskFile(folder), `${JSON.stringify(spec, undefined, 2)}\n`)
  await writeFolderPlayers(folder, players)
  await keepRecord(folder, planHashOf({ spec, players }), known === undefined)
}

export async function readTaskFolder(folder: string): Promise<TaskSpec> {
  const read = readTask(jsonText(await readFile(taskFile(folder), 'utf8'), taskFile(folder)))
  if (read.ok) return read.spec
  throw new SpecTrouble(`${taskFile(folder)} is no task: ${read.faults[0]?.message ?? ''}`)
}

export const keptRows = (folder: string) => linesOf<DeepRow>(fileOf(folder, 'descriptions'))
export const keptRatings = (folder: string) => linesOf<KeptRating>(fileOf(folder, 'ratings'))

export const openKept = (folder: string, kind: 'descriptions' | 'ratings') => openLines(fileOf(folder, kind))

const fileOf = (folder: string, kind: 'descriptions' | 'ratings') => path.join(folder, `${kind}.jsonl`)
