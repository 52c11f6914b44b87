import { mkdir, open, readFile, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { readTask } from '@wis/lab'
import type { DeepRow, JudgementRow, TaskSpec } from '@wis/lab'
import { SpecTrouble } from '../trouble.ts'

export const taskFile = (folder: string) => path.join(folder, 'task.json')

/** A rating, and the language of what was rated. */
export interface KeptRating {
  readonly language: string
  readonly row: JudgementRow
}

/** Begins a folder for this task, or goes on in it. */
export async function prepareTaskFolder(folder: string, spec: TaskSpec): Promise<void> {
  await mkdir(folder, { recursive: true })
  const known = await readFile(taskFile(folder), 'utf8').catch(() => undefined)
  const own: unknown = JSON.parse(JSON.stringify({ ...spec, budget: {} }))
  if (known !== undefined && !isDeepStrictEqual({ ...(JSON.parse(known) as object), budget: {} }, own))
    throw new SpecTrouble(`${folder} holds another task; name another folder with --out`)
  await writeFile(taskFile(folder), `${JSON.stringify(spec, undefined, 2)}\n`)
}

export async function readTaskFolder(folder: string): Promise<TaskSpec> {
  const read = readTask(JSON.parse(await readFile(taskFile(folder), 'utf8')))
  if (read.ok) return read.spec
  throw new SpecTrouble(`${taskFile(folder)} is no task: ${read.faults[0]?.message ?? ''}`)
}

export const keptRows = (folder: string) => linesOf<DeepRow>(path.join(folder, 'descriptions.jsonl'))
export const keptRatings = (folder: string) => linesOf<KeptRating>(path.join(folder, 'ratings.jsonl'))

/** The lines of a file. One that was broken off at the end is left out. */
async function linesOf<Line>(name: string): Promise<readonly Line[]> {
  const text = await readFile(name, 'utf8').catch(() => '')
  return text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Line)
}

/** A file of a folder that takes one line after another. What was broken off at its end is cut away first. */
export async function openLines(folder: string, kind: 'descriptions' | 'ratings') {
  const name = path.join(folder, `${kind}.jsonl`)
  const text = await readFile(name).catch(() => Buffer.alloc(0))
  const file = await open(name, 'a')
  if (text.length > 0) await truncate(name, text.lastIndexOf('\n') + 1)
  return { write: (line: object) => file.write(`${JSON.stringify(line)}\n`), close: () => file.close() }
}
