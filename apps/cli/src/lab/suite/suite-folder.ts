import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { readSuite } from '@wis/lab'
import type { Suite } from '@wis/lab'
import { suiteHashOf } from '@wis/proof'
import { paidCall } from '../agents/ledger.ts'
import type { PlayersFile } from '../agents/read-players.ts'
import { jsonText } from '../json-text.ts'
import { refuse } from '../read-value.ts'
import { rowsOf } from '../rows-of.ts'
import { prepareFolder, readFolderPlayers, writeFolderPlayers } from '../run-folder.ts'
import { keepRecord, readRecord } from '../run-record.ts'
import { SpecTrouble } from '../trouble.ts'

export const suiteFile = (folder: string) => path.join(folder, 'suite.json')

/** The folder of a part: that of any run. */
export const partFolder = (folder: string, part: string) => path.join(folder, part)

/** Begins a folder for a suite and all its parts, or goes on in it. Only its budget may have changed since. */
export async function prepareSuiteFolder(
  folder: string,
  { spec, parts }: Suite,
  players: PlayersFile,
): Promise<void> {
  await mkdir(folder, { recursive: true })
  const isNew = !existsSync(suiteFile(folder))
  if (!isNew) {
    const known = { ...(await readSuiteFolder(folder)).spec, budget: {} }
    if (!isDeepStrictEqual(plain(known), plain({ ...spec, budget: {} })))
      throw new SpecTrouble(`${folder} holds another suite; name another folder with --out`)
    if (!isDeepStrictEqual(await readFolderPlayers(folder), players))
      throw new SpecTrouble(`${folder} was begun with other players; name another folder with --out`)
  }
  await writeFile(suiteFile(folder), `${JSON.stringify(spec, undefined, 2)}\n`)
  await writeFolderPlayers(folder, players)
  for (const [name, part] of parts)
    await prepareFolder(partFolder(folder, name), part, playersOf(part, players))
  await keepRecord(folder, await planHashIn(folder, { spec, parts }), isNew)
}

/** The hash of the plan of a suite, by those of its parts. */
export async function planHashIn(folder: string, { spec, parts }: Suite): Promise<string> {
  const hashes = await Promise.all(
    [...parts.keys()].map(
      async (name) => [name, (await readRecord(partFolder(folder, name)))?.plan.sha256 ?? ''] as const,
    ),
  )
  return suiteHashOf(spec, Object.fromEntries(hashes))
}

/** Those that a part names. */
const playersOf = (
  {
    subjects,
    opponents,
    judges,
  }: { subjects: readonly string[]; opponents: readonly string[]; judges: readonly { agent: string }[] },
  players: PlayersFile,
): PlayersFile => {
  const named = new Set([...subjects, ...opponents, ...judges.map(({ agent }) => agent)])
  return Object.fromEntries(Object.entries(players).filter(([name]) => named.has(name)))
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

export async function readSuiteFolder(folder: string): Promise<Suite> {
  const file = suiteFile(folder)
  const read = readSuite(jsonText(await readFile(file, 'utf8'), file))
  return read.ok ? read : refuse(file, 'suite', read.faults)
}

type Budget = Suite['spec']['budget']

/** What is left of the budget of a suite for one of its parts, when the others have used theirs. */
export async function leftFor(folder: string, { spec, parts }: Suite, part: string): Promise<Budget> {
  let [tokens, usd, ms] = [0, 0, 0]
  for (const other of parts.keys()) {
    const file = path.join(partFolder(folder, other), 'spent.jsonl')
    if (other === part || !existsSync(file)) continue
    for await (const call of rowsOf(file, paidCall)) {
      tokens += call.inputTokens + call.outputTokens
      usd += call.usd
      ms += call.ms
    }
  }
  const { budget } = spec
  return {
    ...(budget.tokens !== undefined && { tokens: Math.max(0, budget.tokens - tokens) }),
    ...(budget.usd !== undefined && { usd: Math.max(0, budget.usd - usd) }),
    ...(budget.hours !== undefined && { hours: Math.max(0, budget.hours - ms / 3_600_000) }),
  }
}
