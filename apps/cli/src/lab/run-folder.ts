import { createReadStream } from 'node:fs'
import { mkdir, open, readFile, stat, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { isDeepStrictEqual } from 'node:util'
import { readSpec } from '@wis/lab'
import type { ExperimentSpec, PlayedMatch, ProbeRow } from '@wis/lab'
import { SpecTrouble } from './read-experiment.ts'

/** A match in the file of a run. `log` is the SHA-256 of its log. */
export interface KeptMatch {
  readonly log: string
  readonly played: PlayedMatch
  readonly probes: readonly ProbeRow[]
}

const specOf = (folder: string) => path.join(folder, 'spec.json')
const matchesOf = (folder: string) => path.join(folder, 'matches.jsonl')

/** Begins a folder for this experiment, or goes on in it. A folder of another experiment is refused. */
export async function prepareFolder(folder: string, spec: ExperimentSpec): Promise<void> {
  await mkdir(folder, { recursive: true })
  const known = await readFile(specOf(folder), 'utf8').catch(() => undefined)
  if (known === undefined) {
    await writeFile(specOf(folder), `${JSON.stringify(spec, undefined, 2)}\n`)
    return
  }
  if (!isDeepStrictEqual(JSON.parse(known), JSON.parse(JSON.stringify(spec))))
    throw new SpecTrouble(`${folder} holds another experiment; name another folder with --out`)
}

export async function readFolderSpec(folder: string): Promise<ExperimentSpec> {
  const read = readSpec(JSON.parse(await readFile(specOf(folder), 'utf8')))
  if (!read.ok) throw new SpecTrouble(`${specOf(folder)} is no experiment: ${read.faults[0]?.message ?? ''}`)
  return read.spec
}

/** The matches of a run in their order. A line that was broken off at the end is left out. */
export async function* keptMatches(folder: string): AsyncGenerator<KeptMatch> {
  const lines = createInterface({ input: createReadStream(matchesOf(folder)), crlfDelay: Infinity })
  for await (const line of lines) {
    const kept = readLine(line)
    if (!kept) return
    yield kept
  }
}

/** The number of matches of a run. */
export async function countMatches(folder: string): Promise<number> {
  let count = 0
  for await (const _ of keptMatches(folder)) count += 1
  return count
}

function readLine(line: string): KeptMatch | undefined {
  try {
    return JSON.parse(line) as KeptMatch
  } catch {
    return undefined
  }
}

/** A file that takes one match after another. What was broken off at its end is cut away first. */
export async function openMatches(folder: string) {
  const name = matchesOf(folder)
  await writeFile(name, '', { flag: 'a' })
  let whole = 0
  let count = 0
  for await (const line of createInterface({ input: createReadStream(name), crlfDelay: Infinity })) {
    if (!readLine(line)) break
    whole += Buffer.byteLength(line) + 1
    count += 1
  }
  const { size } = await stat(name)
  // Of the last line, only the end may be missing.
  if (size < whole) await writeFile(name, '\n', { flag: 'a' })
  else await truncate(name, whole)
  const file = await open(name, 'a')
  return {
    played: count,
    write: (matches: readonly KeptMatch[]) =>
      file.write(matches.map((match) => `${JSON.stringify(match)}\n`).join('')),
    close: () => file.close(),
  }
}

export const reportFile = (folder: string, name: string) => path.join(folder, name)
