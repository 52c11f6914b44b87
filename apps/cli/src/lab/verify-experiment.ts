import { isDeepStrictEqual } from 'node:util'
import {
  exportedExperiment,
  exportedMatch,
  exportFiles,
  exportSeal,
  readSpec,
  ReportMaker,
  rowLine,
  rowsHead,
  scheduleOf,
} from '@wis/lab'
import type { ExportedExperiment, ExperimentSpec, PlayedMatch, Schedule } from '@wis/lab'
import { canonicalJson, isSignedBy } from '@wis/proof'
import { exportedRow, matchFaults } from './verify-match.ts'
import type { ExportedRow } from './verify-match.ts'
import { digestOf, jsonOf, linesOf } from './verify-source.ts'
import type { ExportSource } from './verify-source.ts'

export interface Verified {
  readonly faults: readonly string[]
  /** What was computed again, and what has to be believed. */
  readonly checked: readonly string[]
  readonly believed: readonly string[]
}

/** Checks an exported experiment: its seal, its plan, each match and row, the table, and the report. */
export async function verifyExperiment(source: ExportSource, keys: readonly string[]): Promise<Verified> {
  const missing = await missingFiles(source)
  if (missing.length > 0) return refused(`these files are missing: ${missing.join(', ')}`)
  const faults: string[] = []
  for await (const fault of sealFaults(source, keys)) faults.push(fault)
  const about = exportedExperiment.safeParse(await jsonOf(source, exportFiles.about))
  if (!about.success) return refused(`${exportFiles.about} is none of the format wis-experiment/1`)
  const experiment = about.data
  const read = readSpec(experiment.spec)
  if (!read.ok) return refused(`its specification cannot be played: ${read.faults[0]?.message ?? ''}`)
  const schedule = scheduleOf(read.spec)
  for (const fault of planFaults(experiment, read.spec, schedule)) faults.push(fault)
  const maker = new ReportMaker(read.spec)
  const again = { count: 0 }
  for await (const fault of matchesFaults(source, { experiment, schedule, maker, again })) faults.push(fault)
  if (!isDeepStrictEqual(await jsonOf(source, exportFiles.report), plain(maker.report())))
    faults.push('the report does not follow from the rows')
  return { faults, ...toldOf(experiment, again.count) }
}

const refused = (fault: string): Verified => ({ faults: [fault], checked: [], believed: [] })
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

const needed = [
  ...[exportFiles.about, exportFiles.matches, exportFiles.rows],
  ...[exportFiles.table, exportFiles.report, exportFiles.seal],
]

async function missingFiles(source: ExportSource): Promise<readonly string[]> {
  const names = await source.names()
  return needed.filter((name) => !names.includes(name))
}

async function* sealFaults(source: ExportSource, keys: readonly string[]): AsyncGenerator<string> {
  const read = exportSeal.safeParse(await jsonOf(source, exportFiles.seal))
  if (!read.success) return yield `${exportFiles.seal} cannot be read`
  const { files, key, signature } = read.data
  if (!isSignature(key, signature) || !isSignedBy(key, canonicalJson(files), signature))
    yield `${exportFiles.seal} is not signed by ${key}`
  if (keys.length > 0 && !keys.includes(key))
    yield `it is signed by ${key}, which is none of the keys you named`
  const names = await source.names()
  for (const name of names.filter((one) => one !== exportFiles.seal)) {
    const sealed = files.find((file) => file.name === name)
    if (!sealed) yield `${name} was not signed`
    else if ((await digestOf(source, name)).sha256 !== sealed.sha256) yield `${name} is not as it was signed`
  }
}

const isSignature = (key: string, signature: string) =>
  /^[0-9a-f]{64}$/.test(key) && /^[0-9a-f]{128}$/.test(signature)

function* planFaults(
  experiment: ExportedExperiment,
  { seed, game }: ExperimentSpec,
  { matches, deals }: Schedule,
): Generator<string> {
  const { plan, state, played } = experiment
  if (experiment.seed !== seed || experiment.game !== game)
    yield 'it names another seed or game than its specification'
  if (plan.matches !== matches || plan.deals !== deals)
    yield `the specification plans ${matches} matches of ${deals} deals, and it says ${plan.matches} of ${plan.deals}`
  if (state === 'ended' && played !== matches) yield `it has ended after ${played} of ${matches} matches`
}

interface Checking {
  readonly experiment: ExportedExperiment
  readonly schedule: Schedule
  readonly maker: ReportMaker
  /** How many matches were dealt more than once. */
  readonly again: { count: number }
}

/** Matches, rows and the table in one pass, because they stand in the same order. */
async function* matchesFaults(source: ExportSource, checking: Checking): AsyncGenerator<string> {
  const { experiment, schedule, maker, again } = checking
  const rows = linesOf(source, exportFiles.rows)
  const table = linesOf(source, exportFiles.table)
  if ((await next(table)) !== rowsHead) yield `${exportFiles.table} has other columns`
  let number = 0
  let count = 0
  for await (const line of linesOf(source, exportFiles.matches)) {
    const match = readLine(line, exportedMatch)
    const [row, told] = [await next(rows), await next(table)]
    const read = row === undefined ? undefined : readLine(row, exportedRow)
    if (!match) return yield `line ${count + 1} of ${exportFiles.matches} is no match`
    count += 1
    const due = experiment.state === 'ended' ? number + 1 : Math.max(number + 1, match.number)
    if (match.number !== due)
      return yield `match ${due} is left out: match ${match.number} stands in its place`
    number = match.number
    if (number > schedule.matches) return yield `match ${number} is none of the experiment`
    if (read?.number !== number) return yield `row ${number} is left out`
    if (match.attempts > 1) again.count += 1
    yield* matchFaults({ schedule, experiment, match, row: read })
    if (told !== lineOf(read)) yield `row ${number} is another one in ${exportFiles.table}`
    if (!isAdded(maker, read)) yield `row ${number} cannot be counted`
  }
  if (count !== experiment.played) yield `${experiment.played} matches were played, and ${count} are here`
  if ((await next(rows)) !== undefined) yield 'there are rows of no match'
  if ((await next(table)) !== undefined) yield `${exportFiles.table} has more rows`
}

function readLine<Read>(
  line: string,
  schema: { safeParse(value: unknown): { data?: Read } },
): Read | undefined {
  try {
    return schema.safeParse(JSON.parse(line)).data
  } catch {
    return undefined
  }
}

async function next(lines: AsyncGenerator<string>): Promise<string | undefined> {
  const { done, value } = await lines.next()
  return done === true ? undefined : value
}

/** A row that was tampered with may not even be one. Then it is told by what does not follow from it. */
function lineOf(row: ExportedRow): string | undefined {
  try {
    return rowLine(row)
  } catch {
    return undefined
  }
}

/** A row that nobody can count was tampered with, and must not end the check. */
function isAdded(maker: ReportMaker, row: ExportedRow): boolean {
  try {
    // What a report reads of a row was compared with its match, or is the platform's word.
    maker.add(row as unknown as PlayedMatch)
    return true
  } catch {
    return false
  }
}

function toldOf(experiment: ExportedExperiment, again: number): Pick<Verified, 'checked' | 'believed'> {
  const { played, plan, state, voided, platform } = experiment
  const isHouse = Object.values(experiment.players).every(({ kind }) => kind === 'house')
  return {
    checked: [
      `every file is as ${platform.key} signed it`,
      `${played} of ${plan.matches} planned matches, each with the deal, seats and versions of the plan${state === 'ended' ? ', none left out' : ''}`,
      'every log follows by the rules from its deal and from what the agents answered',
      'every row follows from its log, and the report and the table from the rows',
    ],
    believed: [
      isHouse
        ? 'what the house players answered: `wis lab run` plays an experiment of house players again by itself'
        : 'what the agents answered: nobody can compute the answers of a model again',
      'forfeited turns, scores of probes, tokens, cost and time in the rows',
      `that ${voided} void matches were void; ${again} of the matches here were dealt more than once`,
      ...(state === 'ended' ? [] : ['which matches were over when it was cancelled']),
    ],
  }
}
