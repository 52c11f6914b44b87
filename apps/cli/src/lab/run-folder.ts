import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { mkdir, open, readFile, stat, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { jsonIn, mostLevelsOfFile } from '@wis/engine'
import { methodOf, readSpec, taskMethodOf, toMarkdown, withRuleset } from '@wis/lab'
import type { AnyReport, ExperimentSpec, PlanFixed, ReportMethod, TaskMethod } from '@wis/lab'
import { planHashOf } from '@wis/proof'
import { z } from 'zod'
import { playersFile } from './agents/players.ts'
import type { PlayersFile } from './agents/players.ts'
import type { KeptMatch } from './kept-match.ts'
import { linesIn } from './lines-file.ts'
import { asJson, jsonFile, jsonText, SpecTrouble } from './read-value.ts'

const specOf = (folder: string) => path.join(folder, 'spec.json')
const playersOf = (folder: string) => path.join(folder, 'players.json')
const matchesOf = (folder: string) => path.join(folder, 'matches.jsonl')

/** When the last match of a folder was kept. Null before the first one. */
export async function lastKeptAt(folder: string): Promise<string | null> {
  const file = matchesOf(folder)
  return existsSync(file) ? (await stat(file)).mtime.toISOString() : null
}

/** Begins a folder for this experiment, or goes on in it. Only its budget may have changed since. */
export async function prepareFolder(
  folder: string,
  spec: ExperimentSpec,
  players: PlayersFile = {},
): Promise<void> {
  const isNew = await beginFolder({ folder, file: specOf(folder), kind: 'experiment', spec, players })
  await keepRecord(folder, planHashOf({ spec, players }), isNew)
}

interface BegunFolder {
  readonly folder: string
  readonly file: string
  readonly kind: 'experiment' | 'task' | 'suite'
  readonly spec: object
  readonly players: PlayersFile
  /** The specification that stands there, in the fields of today. */
  today?(known: unknown): object
}

/** Writes down what is run and by whom. False if it was before, and then it has to be the same. */
export async function beginFolder({
  folder,
  file,
  kind,
  spec,
  players,
  today = (known) => known as object,
}: BegunFolder): Promise<boolean> {
  await mkdir(folder, { recursive: true })
  const isNew = !existsSync(file)
  if (!isNew) {
    if (!isDeepStrictEqual(unpaid(today(await jsonFile(file))), unpaid(spec)))
      throw new SpecTrouble(`${folder} holds another ${kind}; name another folder with --out`)
    const before = await readFolderPlayers(folder)
    // Tasks from before kept no players.
    const isKept = kind !== 'task' || Object.keys(before).length > 0
    if (isKept && !isDeepStrictEqual(before, players))
      throw new SpecTrouble(`${folder} began with other players; name another folder with --out`)
  }
  await writeFile(file, `${JSON.stringify(spec, undefined, 2)}\n`)
  if (Object.keys(players).length > 0)
    await writeFile(playersOf(folder), `${JSON.stringify(players, undefined, 2)}\n`)
  return isNew
}

const unpaid = (spec: object) => asJson({ ...spec, budget: {} })

/** The specification with its ruleset. A run that was begun when another one was the usual goes on by that. */
export async function asBegun(folder: string, spec: ExperimentSpec): Promise<ExperimentSpec> {
  const isOld = existsSync(specOf(folder)) && (await readFolderSpec(folder)).ruleset === undefined
  return isOld ? spec : withRuleset(spec)
}

/** The models and programs of a run, as its user named them. */
export async function readFolderPlayers(folder: string): Promise<PlayersFile> {
  const text = await readFile(playersOf(folder), 'utf8').catch(() => '{}')
  return playersFile.parse(jsonText(text, playersOf(folder)))
}

export async function readFolderSpec(folder: string): Promise<ExperimentSpec> {
  const read = readSpec(await jsonFile(specOf(folder)))
  if (!read.ok)
    throw new SpecTrouble(`${specOf(folder)} is not an experiment: ${read.faults[0]?.message ?? ''}`)
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
  else if (size > whole) await truncate(name, whole)
  const file = await open(name, 'a')
  return {
    played: count,
    write: (matches: readonly KeptMatch[]) =>
      file.write(matches.map((match) => `${JSON.stringify(match)}\n`).join('')),
    close: () => file.close(),
  }
}

export const reportFile = (folder: string, name: string) => path.join(folder, name)

/** How the report of a run is computed. A run that was over before stays as long as it was, and keeps its report. */
export const methodInFolder = async (folder: string): Promise<ReportMethod> =>
  known(methodOf(await reportInFolder(folder)), folder)

/** The same for a task. */
export const taskMethodInFolder = async (folder: string): Promise<TaskMethod> =>
  known(taskMethodOf(await reportInFolder(folder)), folder)

/** To compute it in another way would give other numbers without a word. */
export const unknownMethod = 'names a method that this version does not know; a newer one made it'

function known<Method>(method: Method | undefined, folder: string): Method {
  if (method === undefined) throw new SpecTrouble(`${reportFile(folder, 'report.json')} ${unknownMethod}`)
  return method
}

async function reportInFolder(folder: string): Promise<unknown> {
  const file = reportFile(folder, 'report.json')
  return existsSync(file) ? jsonIn(await readFile(file, 'utf8'), mostLevelsOfFile) : undefined
}

export const storedReport = (folder: string): Promise<unknown> => jsonFile(reportFile(folder, 'report.json'))

/** Writes a report as data, and as a text in the words of today. Returns the text. */
export async function keepReport(folder: string, made: AnyReport): Promise<string> {
  await writeFile(reportFile(folder, 'report.json'), `${JSON.stringify(made)}\n`)
  return toMarkdown(await dated(folder, made), 'en')
}

export const recordName = 'run.json'

/** What is written down before the first match: the plan, and the software that played it. */
const runRecord = z.object({
  format: z.literal('wis-lab-run/1'),
  plan: z.object({ sha256: z.string(), at: z.string() }),
  /** The versions of this program that took part, the first one first. */
  software: z.array(z.string()).min(1),
})
type RunRecord = z.infer<typeof runRecord>

const packageFile = z.object({ version: z.string() })

export const softwareVersion = (): string =>
  packageFile.parse(JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))).version

const recordOf = (folder: string) => path.join(folder, recordName)

/** Fixes the plan of a folder that was just begun, or adds the version that goes on with it. Folders of before have none. */
export async function keepRecord(folder: string, sha256: string, isNew: boolean): Promise<void> {
  const before = await readRecord(folder)
  if (!before && !isNew) return
  const version = softwareVersion()
  const begun: RunRecord = {
    format: 'wis-lab-run/1',
    plan: { sha256, at: new Date().toISOString() },
    software: [],
  }
  const { software, ...record } = before ?? begun
  if (software.includes(version)) return
  const text = JSON.stringify({ ...record, software: [...software, version] }, undefined, 2)
  await writeFile(recordOf(folder), `${text}\n`)
}

export async function readRecord(folder: string): Promise<RunRecord | undefined> {
  const file = recordOf(folder)
  return existsSync(file) ? runRecord.parse(jsonText(await readFile(file, 'utf8'), file)) : undefined
}

/** The plan of a folder. A report holds its hash alone, so that the same matches make the same report at any time. */
export async function planOfFolder(folder: string): Promise<PlanFixed | undefined> {
  const record = await readRecord(folder)
  return record && { sha256: record.plan.sha256 }
}

/** A report to be read, with the time at which its plan was fixed. */
export async function dated<Made extends { readonly plan?: PlanFixed }>(
  folder: string,
  made: Made,
): Promise<Made> {
  const record = await readRecord(folder)
  return record && made.plan ? { ...made, plan: record.plan } : made
}
