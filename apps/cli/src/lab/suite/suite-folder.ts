import { existsSync } from 'node:fs'
import path from 'node:path'
import { kitCalled } from '@wis/games'
import {
  ablationFaults,
  isSuite,
  partMethodsOf,
  pathInSuite,
  readSuite,
  suiteFiles,
  suiteMethodOf,
  suitePresetCalled,
  SuiteReportMaker,
  withRulesets,
} from '@wis/lab'
import type { SpecFault, Suite, SuiteReport } from '@wis/lab'
import { suiteHashOf } from '@wis/proof'
import { paidCall } from '../agents/ledger.ts'
import type { PlayersFile } from '../agents/players.ts'
import { rowsOf } from '../lines-file.ts'
import { jsonFile, languagesIn, namesIn, refuse, studyIn, valueOf } from '../read-value.ts'
import type { sizeOf } from '../read-value.ts'
import { matchesToReport } from '../report.ts'
import { beginFolder, keepRecord, planOfFolder, prepareFolder, readRecord } from '../run-folder.ts'

export const suiteFile = (folder: string) => path.join(folder, 'suite.json')

/** The folder of a part: that of any run. */
export const partFolder = (folder: string, part: string) => path.join(folder, part)

/** Begins a folder for a suite and all its parts, or goes on in it. Only its budget may have changed since. */
export async function prepareSuiteFolder(
  folder: string,
  { spec, parts }: Suite,
  players: PlayersFile,
): Promise<void> {
  const file = suiteFile(folder)
  const today = (known: unknown) => suiteIn(known, file).spec
  const isNew = await beginFolder({ folder, file, kind: 'suite', spec, players, today })
  for (const [name, part] of parts)
    await prepareFolder(partFolder(folder, name), part, playersOf(part, players))
  await keepRecord(folder, await planHashIn(folder, { spec, parts }), isNew)
}

export async function planHashIn(folder: string, { spec, parts }: Suite): Promise<string> {
  const hashes = await Promise.all(
    [...parts.keys()].map(
      async (name) => [name, (await readRecord(partFolder(folder, name)))?.plan.sha256 ?? ''] as const,
    ),
  )
  return suiteHashOf(spec, Object.fromEntries(hashes))
}

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

export async function readSuiteFolder(folder: string): Promise<Suite> {
  const file = suiteFile(folder)
  return suiteIn(await jsonFile(file), file)
}

function suiteIn(value: unknown, file: string): Suite {
  const read = readSuite(value)
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

/** Computes the report of a suite from the matches of its parts, as the stored one was made if there is one. */
export async function suiteResultOf(folder: string, stored?: unknown): Promise<SuiteReport> {
  const suite = await readSuiteFolder(folder)
  const maker = new SuiteReportMaker(suite, {}, partMethodsOf(stored))
  const method = stored === undefined ? undefined : suiteMethodOf(stored)
  const plans: Record<string, Awaited<ReturnType<typeof planOfFolder>>> = {}
  for (const part of suite.parts.keys()) {
    const own = partFolder(folder, part)
    for await (const { played, ratings } of matchesToReport(own)) maker.add(part, played, ratings)
    plans[part] = await planOfFolder(own)
  }
  return maker.report(await planOfFolder(folder), plans, method)
}

export async function isSuiteSource(source: string): Promise<boolean> {
  if (suitePresetCalled(source)) return true
  // An export has a file of the same name, and a seal.
  if (existsSync(suiteFile(source))) return !existsSync(path.join(source, suiteFiles.seal))
  return isSuite(await valueOf(source))
}

interface Changes {
  readonly subjects?: string | undefined
  readonly language?: string | undefined
  /** How many contents are dealt in each part, and how often. */
  readonly design: ReturnType<typeof sizeOf>
}

/** Reads a suite. What the command line says of its size is said of each part. */
export async function readSuiteSource(
  source: string,
  { subjects, language: wanted, design }: Changes,
): Promise<Suite> {
  const given = suitePresetCalled(source)?.spec ?? (await studyIn(source))
  const read = readSuite(given)
  if (!read.ok) return refuse(source, 'suite', read.faults)
  const named = namesIn(subjects)
  const language = languagesIn(wanted)
  const parts = Object.entries(read.spec.suite).map(([name, part]) => [
    name,
    { ...part, design: { ...(part['design'] as object | undefined), ...design } },
  ])
  const changed = readSuite({
    ...read.spec,
    ...(named && { subjects: named }),
    ...(language && { language }),
    suite: Object.fromEntries(parts),
  })
  if (!changed.ok) return refuse(source, 'suite', changed.faults)
  const faults = ablationsIn(changed)
  return faults.length > 0 ? refuse(source, 'suite', faults) : withRulesets(changed)
}

/** What built-in agents cannot show, once for all parts. */
function ablationsIn({ spec, parts }: Suite): readonly SpecFault[] {
  const faults = [...parts].flatMap(([name, part]) => {
    const house = kitCalled(part.game)?.house ?? []
    return ablationFaults(part, (subject) => house.some(({ slug }) => slug === subject)).map((fault) => ({
      ...fault,
      path: pathInSuite(spec, name, fault.path),
    }))
  })
  return faults.filter(({ path }, at) => at === faults.findIndex((one) => one.path === path))
}
