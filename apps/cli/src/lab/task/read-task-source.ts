import { access } from 'node:fs/promises'
import { kits } from '@wis/games'
import { deepPreset, isTask, readTask, samplePlayers } from '@wis/lab'
import type { TaskSpec } from '@wis/lab'
import { languagesIn, namesIn, refuse, sizeOf, SpecTrouble, studyIn, valueOf } from '../read-value.ts'
import type { Size } from '../read-value.ts'
import { taskFile } from './task-folder.ts'

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
      `${house.join(', ')}: built-in players cannot describe words; name models with --players, or ${Object.keys(samplePlayers).join(', ')} to try it out`,
    )
  const strangers = guests.filter((name) => !known.includes(name))
  if (strangers.length === 0) return guests
  throw new SpecTrouble(`nobody is called ${strangers.join(', ')}; --players names a file with models`)
}
