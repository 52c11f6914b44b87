import { createHash } from 'node:crypto'
import type { Database } from '@wis/db'
import {
  allJudgements,
  exportedCalls,
  exportedMatches,
  exportedVoids,
  experimentRows,
  storedMakes,
  toldProbes,
} from '@wis/db/experiments'
import type { Judging, PlannedExport, StoredMake, VoidExport } from '@wis/db/experiments'
import {
  experimentFormat,
  exportFiles,
  isTask,
  renamedReport,
  renamedRow,
  renamedSpec,
  rowsTables,
} from '@wis/lab'
import type {
  ExportedExperiment,
  ExportedMatch,
  ExportedRun,
  ExportedVoid,
  ExportSeal,
  Report,
  RowsTable,
  TaskReport,
} from '@wis/lab'
import { canonicalJson, publicKeyOf } from '@wis/proof'
import type { Platform } from '@wis/proof'
import { z } from 'zod'
import { bytesOfLines } from '../export/making/table-bytes.ts'
import { zipOf } from '../export/making/zip.ts'
import type { ZipEntry } from '../export/making/zip.ts'
import { archiveReadme } from './archive-readme.ts'
import { exportedCallOf, exportedMakeOf } from './exported-call.ts'
import type { NamedExperiment, NamesShown } from './names-shown.ts'
import { askedRows, readInLine } from './read-in-line.ts'
import { formerVersions } from './report-asked.ts'

export interface Archived {
  readonly db: Database
  readonly experiment: NamedExperiment
  readonly state: ExportedExperiment['state']
  /** As it is stored, computed from all rows. */
  readonly report: unknown
  /** The number of its version, if it is one. */
  readonly version: number | null
  readonly platform: Platform
  /** All rounds of ratings, the first one first. None while ratings are withheld. */
  readonly judgings: readonly Judging[]
  /** Who asks for it, if that is somebody. Owners read what their own agents were told. */
  readonly reader: string | undefined
  /** Waits until so many further matches may be read. */
  onMatches(count: number): Promise<void>
}

const matchesAtOnce = 20
const rowsAtOnce = 500

/** An experiment in one archive, for `wis lab verify`. It is read in parts, so that memory does not grow with it. */
export function experimentArchive(archived: Archived): AsyncGenerator<Uint8Array, void, undefined> {
  return zipOf(entriesOf(archived))
}

export type Files = readonly (readonly [name: string, lines: () => AsyncIterable<string>])[]

/** In order, because the seal lists all files before it. */
export function* entriesOf(archived: Archived): Generator<ZipEntry> {
  yield* sealedEntries(filesOf(archived), archived.platform)
}

function filesOf(archived: Archived): Files {
  const { report, experiment } = archived
  const kind = isTask(experiment.spec) ? 'task' : 'matches'
  const ofMatches: Files = [[exportFiles.matches, () => matchLines(archived)]]
  const ofProbes: Files = [[exportFiles.probes, () => askedLines(archived, toldProbes)]]
  const ofCalls: Files = [
    [exportFiles.calls, () => callLines(archived, 'counted')],
    [exportFiles.voids, () => voidLines(archived)],
    [exportFiles.voidCalls, () => callLines(archived, 'void')],
  ]
  return [
    [exportFiles.about, () => aboutLines(archived)],
    ...(kind === 'matches' ? ofMatches : []),
    [exportFiles.rows, () => rowLines(archived, JSON.stringify)],
    [exportFiles.table, () => tableLines(archived, rowsTables[kind])],
    ...(kind === 'matches' ? ofProbes : []),
    [exportFiles.judgements, () => askedLines(archived, allJudgements)],
    ...(kind === 'matches' ? ofCalls : []),
    [exportFiles.report, () => one(JSON.stringify(withdrawnIn(experiment) === 0 ? report : null))],
    [
      exportFiles.versions,
      () =>
        formerVersions({
          db: archived.db,
          kind: 'experiment',
          id: experiment.id,
          isNamed: withdrawnIn(experiment) === 0,
        }),
    ],
    [exportFiles.readme, () => one(archiveReadme(experiment.name, kind))],
  ]
}

/** The same files, for what is made of them. An agent that is no longer named has its neutral name in the report, too. */
export async function exportedRunOf(archived: Archived, url: string): Promise<ExportedRun> {
  const files = new Map(filesOf(archived))
  const { experiment, report } = archived
  return {
    about: await readAbout(archived),
    // It is stored as the laboratory made it.
    report: renamedReport(report as Report | TaskReport, experiment.names),
    url,
    lines: (name) => files.get(name)?.() ?? none(),
  }
}

async function* none(): AsyncGenerator<never> {}

export function* sealedEntries(files: Files, platform: Platform): Generator<ZipEntry> {
  const sealed: ExportSeal['files'] = []
  for (const [name, lines] of files)
    yield { name, bytes: () => counted(bytesOfLines(lines()), (sum) => sealed.push({ name, ...sum })) }
  yield { name: exportFiles.seal, bytes: () => bytesOfLines(one(JSON.stringify(sealOf(sealed, platform)))) }
}

function sealOf(files: ExportSeal['files'], { key }: Platform): ExportSeal {
  return { files, key: publicKeyOf(key), signature: key.sign(canonicalJson(files)) }
}

async function* counted(
  bytes: AsyncIterable<Uint8Array>,
  tell: (sum: { readonly bytes: number; readonly sha256: string }) => void,
): AsyncGenerator<Uint8Array> {
  const sum = createHash('sha256')
  let length = 0
  for await (const part of bytes) {
    sum.update(part)
    length += part.length
    yield part
  }
  tell({ bytes: length, sha256: sum.digest('hex') })
}

/** The agents that are no longer named. The report cannot be computed without their names: its chances are drawn by them. */
export const withdrawnIn = ({ names, withdrawn }: NamesShown) => (names.count === 0 ? 0 : withdrawn.size)

export async function* one(text: string) {
  yield text
}

const seeded = z.looseObject({ seed: z.string(), preset: z.string().optional() })

async function* aboutLines(archived: Archived): AsyncGenerator<string> {
  yield JSON.stringify(await readAbout(archived), undefined, 2)
}

async function readAbout(archived: Archived): Promise<ExportedExperiment> {
  const { db, experiment } = archived
  const versions = Object.values(experiment.players).map(({ versionId }) => versionId)
  const makes = await readInLine(() => storedMakes(db, versions))
  return aboutOf(archived, makes)
}

function aboutOf(
  { experiment, state, judgings, reader, version: edition, platform: { version, key } }: Archived,
  makes: readonly StoredMake[],
): ExportedExperiment {
  const { id, name, game, text, deals, matches, played, failed, voided, startedAt, endedAt } = experiment
  const { planSha256, createdAt, withdrawn } = experiment
  const spec = seeded.parse(experiment.spec)
  return {
    format: experimentFormat,
    platform: { version, key: publicKeyOf(key) },
    id,
    name,
    game,
    preset: spec.preset ?? null,
    seed: spec.seed,
    spec,
    text,
    plan: { deals, matches, ...(planSha256 !== null && { sha256: planSha256, at: createdAt }) },
    state,
    played,
    failed,
    voided,
    players: Object.fromEntries(
      Object.entries(experiment.players).map(([wanted, { agentId, slug, version: number, kind }]) => {
        const make = makes.find((one) => one.agent === agentId && one.version === number)
        const made = make && !withdrawn.has(agentId) && { made: exportedMakeOf(make, reader) }
        return [wanted, { agent: agentId, slug, version: number, kind, ...made }]
      }),
    ),
    startedAt,
    endedAt,
    judgings: judgings.map(({ round, judges, state: now }) => ({
      round,
      state: now,
      judges: renamedSpec({ judges }, experiment.names).judges,
    })),
    ...(edition !== null && { version: edition }),
    ...(withdrawnIn(experiment) > 0 && { withdrawn: withdrawnIn(experiment) }),
  }
}

function lineWriter({ platform }: Archived) {
  const hash = platform.hash ?? ((text: string) => createHash('sha256').update(text).digest('hex'))
  return ({ log, ...match }: PlannedExport | VoidExport) => {
    const entries = log.map(({ seq, at, event }) => ({ seq, at, event: { ...event } }))
    const line: ExportedMatch | ExportedVoid = { ...match, log: entries, hash: hash(canonicalJson(entries)) }
    return JSON.stringify(line)
  }
}

async function* matchLines(archived: Archived): AsyncGenerator<string> {
  const { db, experiment, onMatches } = archived
  const lineOf = lineWriter(archived)
  for (let after = 0; ;) {
    const { lines, last } = await readInLine(async () => {
      const found = await exportedMatches(db, experiment.id, { after, limit: matchesAtOnce })
      return { lines: found.map(lineOf), last: found.at(-1)?.number }
    })
    yield* lines
    if (last === undefined) return
    await onMatches(lines.length)
    after = last
  }
}

async function* voidLines(archived: Archived): AsyncGenerator<string> {
  const { db, experiment, onMatches } = archived
  const lineOf = lineWriter(archived)
  const rows = askedRows((span) => exportedVoids(db, experiment.id, span), {
    after: 0,
    last: experiment.matches,
  })
  for await (const match of rows) {
    yield lineOf(match)
    await onMatches(1)
  }
}

async function* callLines(
  { db, experiment, reader }: Archived,
  of: 'counted' | 'void',
): AsyncGenerator<string> {
  const { withdrawn } = experiment
  const rows = askedRows((span) => exportedCalls(db, experiment.id, { ...span, of }), {
    after: 0,
    last: experiment.matches,
  })
  for await (const row of rows) yield JSON.stringify(exportedCallOf(row, { reader, withdrawn }))
}

const numbered = z.looseObject({ number: z.int() })

async function* rowLines(
  { db, experiment }: Archived,
  written: (row: unknown) => string,
): AsyncGenerator<string> {
  for (let after = 0; ;) {
    const rows = await readInLine(() => experimentRows(db, experiment.id, { after, limit: rowsAtOnce }))
    for (const row of rows) yield written(named(row, experiment))
    const last = rows.at(-1)
    if (last === undefined) return
    after = numbered.parse(last).number
  }
}

const named = (row: unknown, { names }: NamedExperiment): unknown =>
  typeof row === 'object' && row !== null ? renamedRow(row, names) : row

async function* tableLines(archived: Archived, { head, line }: RowsTable): AsyncGenerator<string> {
  yield head
  yield* rowLines(archived, line)
}

async function* askedLines(
  { db, experiment }: Archived,
  read: typeof toldProbes | typeof allJudgements,
): AsyncGenerator<string> {
  const rows = askedRows<unknown>((span) => read(db, experiment.id, span), {
    after: 0,
    last: experiment.matches,
  })
  for await (const row of rows) yield JSON.stringify(named(row, experiment))
}
