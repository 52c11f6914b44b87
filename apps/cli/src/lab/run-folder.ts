import { createReadStream, existsSync } from 'node:fs'
import { mkdir, open, readFile, stat, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { jsonIn, mostLevelsOfFile } from '@wis/engine'
import { readSpec, withRuleset } from '@wis/lab'
import type { ExperimentSpec } from '@wis/lab'
import { planHashOf } from '@wis/proof'
import { playersFile } from './agents/read-players.ts'
import type { PlayersFile } from './agents/read-players.ts'
import { jsonText } from './json-text.ts'
import type { KeptMatch } from './kept-match.ts'
import { linesIn } from './lines-in.ts'
import { keepRecord } from './run-record.ts'
import { SpecTrouble } from './trouble.ts'

const specOf = (folder: string) => path.join(folder, 'spec.json')
const playersOf = (folder: string) => path.join(folder, 'players.json')
const matchesOf = (folder: string) => path.join(folder, 'matches.jsonl')

/** Begins a folder for this experiment, or goes on in it. Only its budget may have changed since. */
export async function prepareFolder(
  folder: string,
  spec: ExperimentSpec,
  players: PlayersFile = {},
): Promise<void> {
  await mkdir(folder, { recursive: true })
  const known = await readFile(specOf(folder), 'utf8').catch(() => undefined)
  if (known !== undefined) {
    const isSame = isDeepStrictEqual(
      unpaid(jsonText(known, specOf(folder)) as object),
      unpaid(JSON.parse(JSON.stringify(spec))),
    )
    if (!isSame) throw new SpecTrouble(`${folder} holds another experiment; name another folder with --out`)
    if (!isDeepStrictEqual(await readFolderPlayers(folder), players))
      throw new SpecTrouble(`${folder} was begun with other players; name another folder with --out`)
  }
  await writeFile(specOf(folder), `${JSON.stringify(spec, undefined, 2)}\n`)
  await writeFolderPlayers(folder, players)
  await keepRecord(folder, planHashOf({ spec, players }), known === undefined)
}

/** The specification with its ruleset. A run that was begun when another one was the usual goes on by that. */
export async function asBegun(folder: string, spec: ExperimentSpec): Promise<ExperimentSpec> {
  const isOld = existsSync(specOf(folder)) && (await readFolderSpec(folder)).ruleset === undefined
  return isOld ? spec : withRuleset(spec)
}

export async function writeFolderPlayers(folder: string, players: PlayersFile): Promise<void> {
  if (Object.keys(players).length > 0)
    await writeFile(playersOf(folder), `${JSON.stringify(players, undefined, 2)}\n`)
}

const unpaid = (spec: object) => ({ ...spec, budget: {} })

/** The models and programs of a run, as its user named them. */
export async function readFolderPlayers(folder: string): Promise<PlayersFile> {
  const text = await readFile(playersOf(folder), 'utf8').catch(() => '{}')
  return playersFile.parse(jsonText(text, playersOf(folder)))
}

export async function readFolderSpec(folder: string): Promise<ExperimentSpec> {
  const read = readSpec(jsonText(await readFile(specOf(folder), 'utf8'), specOf(folder)))
  if (!read.ok) throw new SpecTrouble(`${specOf(folder)} is no experiment: ${read.faults[0]?.message ?? ''}`)
  return read.spec
}

/** The matches of a run in their order. A line that was broken off at the end is left out. */
export async function* keptMatches(folder: string): AsyncGenerator<KeptMatch> {
  for await (const line of linesIn(createReadStream(matchesOf(folder)))) {
    const kept = readLine(line)
    if (!kept) return
    yield kept
  }
}

const readLine = (line: string) => jsonIn(line, mostLevelsOfFile) as KeptMatch | undefined

/** A file that takes one match after another. What was broken off at its end is cut away first. */
export async function openMatches(folder: string) {
  const name = matchesOf(folder)
  await writeFile(name, '', { flag: 'a' })
  let whole = 0
  let count = 0
  for await (const line of linesIn(createReadStream(name))) {
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
