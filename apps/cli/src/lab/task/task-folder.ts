import { access } from 'node:fs/promises'
import path from 'node:path'
import { kits } from '@wis/games'
import { deepPreset, isTask, readTask, samplePlayers } from '@wis/lab'
import type { DeepRow, JudgementRow, TaskSpec } from '@wis/lab'
import { planHashOf } from '@wis/proof'
import type { PlayersFile } from '../agents/players.ts'
import { linesOf, openLines } from '../lines-file.ts'
import {
  jsonFile,
  languagesIn,
  namesIn,
  refuse,
  sizeOf,
  SpecTrouble,
  studyIn,
  valueOf,
} from '../read-value.ts'
import type { Size } from '../read-value.ts'
import { beginFolder, keepRecord } from '../run-folder.ts'

export const taskFile = (folder: string) => path.join(folder, 'task.json')

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
  throw new SpecTrouble(`${taskFile(folder)} is not a task: ${read.faults[0]?.message ?? ''}`)
}

export const keptRows = (folder: string) => linesOf<DeepRow>(fileOf(folder, 'descriptions'))
export const keptRatings = (folder: string) => linesOf<KeptRating>(fileOf(folder, 'ratings'))

export const openKept = (folder: string, kind: 'descriptions' | 'ratings') => openLines(fileOf(folder, kind))

const fileOf = (folder: string, kind: 'descriptions' | 'ratings') => path.join(folder, `${kind}.jsonl`)

/** Whether a preset, a file or the folder of a run is a task without matches. */
export async function isTaskSource(source: string | undefined): Promise<boolean> {
  if (source === undefined) return false
  if (source === deepPreset().id) return true
  const isFolder = await access(taskFile(source)).then(
    () => true,
    () => false,
  )
  return isFolder || isTask(await valueOf(source))
}

interface Changes extends Size {
  readonly subjects?: string | undefined
  readonly language?: string | undefined
}

/** Reads a task. What the command line says takes the place of what it names: its contents are words. */
export async function readTaskSource(
  source: string,
  { subjects, language: wanted, ...size }: Changes,
): Promise<TaskSpec> {
  const given = source === deepPreset().id ? deepPreset().spec : await studyIn(source)
  const named = namesIn(subjects)
  const language = languagesIn(wanted)
  const { materials: words } = sizeOf(size)
  const read = readTask({
    ...(given as object),
    ...(named && { subjects: named }),
    ...(language && { language }),
    ...(words !== undefined && { words }),
  })
  return read.ok ? read.spec : refuse(source, 'task', read.faults)
}

/** The subjects and judges of a task that do not answer in this process. Throws for one that cannot describe. */
export function guestsOfTask({ subjects, judges }: TaskSpec, known: readonly string[]): readonly string[] {
  const names = [...new Set([...subjects, ...judges.map(({ agent }) => agent)])]
  const guests = names.filter((name) => !Object.hasOwn(samplePlayers, name))
  const house = guests.filter((name) => kits.some((kit) => kit.house.some(({ slug }) => slug === name)))
  if (house.length > 0)
    throw new SpecTrouble(
      `${house.join(', ')}: built-in agents cannot describe words; name models with --players, or ${Object.keys(samplePlayers).join(', ')} to try it out`,
    )
  const strangers = guests.filter((name) => !known.includes(name))
  if (strangers.length === 0) return guests
  throw new SpecTrouble(`unknown players: ${strangers.join(', ')}; --players names a file with models`)
}
