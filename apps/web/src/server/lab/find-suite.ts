import type { Database } from '@wis/db'
import { readSuite } from '@wis/db/experiments'
import type { ShownSuite } from '@wis/db/experiments'
import { suiteFiles, suiteFormat } from '@wis/lab'
import type { ExportedSuite } from '@wis/lab'
import { publicKeyOf } from '@wis/proof'
import type { SuitePage, SuiteRow } from '@wis/protocol'
import { AppError, found } from '../app-error.ts'
import { zipOf } from '../export/making/zip.ts'
import type { ZipEntry } from '../export/making/zip.ts'
import { platform } from '../keys/signing-keys.ts'
import type { Viewer } from '../permissions.ts'
import { entriesOf, one, sealedEntries, withdrawnIn } from './experiment-archive.ts'
import type { Archived } from './experiment-archive.ts'
import { experimentRowOf, isOwn, maySee, ranMs, withheldSince } from './experiment-page-of.ts'
import type { ById, StudyCall } from './experiment-page-of.ts'
import { withNamesShown } from './names-shown.ts'
import type { NamedExperiment, NamesShown } from './names-shown.ts'
import { formerVersions, versionsTold } from './report-asked.ts'

export const noSuite = 'There is no suite with this id.'

/** A suite in which nobody is named who may not be. */
export interface NamedSuite extends Omit<ShownSuite, 'parts'>, NamesShown {
  readonly parts: readonly NamedExperiment[]
}

export const suiteOf = ({ db, params }: ById) => readSuite(db, params.id)
export const ofSuite = { find: suiteOf, missing: noSuite }

/** A suite that the asker may read, with the names that may be shown. To anybody else it is not there. */
export async function requireSuite(call: StudyCall): Promise<NamedSuite> {
  const suite = await suiteOf(call)
  if (!suite || !maySee(call, suite)) throw new AppError('not-found', noSuite)
  return namesInSuite(call.db, suite)
}

async function namesInSuite(db: Database, suite: ShownSuite): Promise<NamedSuite> {
  const [named] = await namedSuites(db, [suite])
  return found(named, noSuite)
}

export async function namedSuites(
  db: Database,
  suites: readonly ShownSuite[],
): Promise<readonly NamedSuite[]> {
  const named = await withNamesShown(db, suites)
  return Promise.all(named.map(async (suite) => ({ ...suite, parts: await withNamesShown(db, suite.parts) })))
}

/** What goes on in any part goes on in the suite. */
const states = ['running', 'queued', 'paused', 'planned', 'ended', 'cancelled'] as const

export function suiteRowOf(suite: NamedSuite, viewer: Viewer): SuiteRow {
  const { id, name, owner, access, createdAt, parts } = suite
  const sum = (field: 'matches' | 'played' | 'failed' | 'voided' | 'tokens' | 'spend') =>
    parts.reduce((total, part) => total + part[field], 0)
  return {
    id,
    name,
    owner,
    access,
    createdAt,
    isOwn: isOwn(viewer, suite),
    state: states.find((state) => parts.some((part) => part.state === state)) ?? 'planned',
    matches: sum('matches'),
    played: sum('played'),
    failed: sum('failed'),
    voided: sum('voided'),
    tokens: sum('tokens'),
    dollars: sum('spend') / 1_000_000,
  }
}

/** A suite as its reader may see it. The secret of its link is its owner's. */
export async function suitePageOf(db: Database, suite: NamedSuite, viewer: Viewer): Promise<SuitePage> {
  const { spec, text, planSha256, createdAt, share, parts } = suite
  const row = suiteRowOf(suite, viewer)
  const told = await versionsTold(db, 'suite', suite)
  return {
    ...row,
    spec: typeof spec === 'object' && spec !== null ? { ...spec } : {},
    text,
    plan: { sha256: planSha256, at: createdAt },
    share: row.isOwn ? share : null,
    hours: parts.reduce((sum, part) => sum + ranMs(part), 0) / 3_600_000,
    parts: parts.map((part) => ({
      ...experimentRowOf(part, viewer),
      ...withheldSince(part),
      part: part.suitePart ?? '',
    })),
    report: told.report,
    versions: [...told.versions],
  }
}

/** A suite as it is after a change, with the names that may be shown. */
export const changedSuite = async (call: ById, before: ShownSuite): Promise<NamedSuite> =>
  namesInSuite(call.db, (await suiteOf(call)) ?? before)

interface ArchivedSuite {
  readonly db: Database
  readonly suite: NamedSuite
  /** As it is stored, computed from all rows. */
  readonly report: unknown
  /** The number of its version, if it is one. */
  readonly version: number | null
  readonly parts: readonly Archived[]
}

const readme = (name: string) => `# ${name}

A suite in the format wis-suite/1: several experiments with one plan, budget and report. \`wis lab verify FILE\` checks it.

- suite.json: the specification with every default and as it was written, and the plan with its hash
- report.json: the report over all experiments, and of each. It is null if an agent is no longer named.
- versions.jsonl: the former versions of that report, one a line
- seal.json: size and SHA-256 of these files, signed with the key of the platform (Ed25519)
- a folder for each experiment, in the format wis-experiment/1, with a README and a seal of its own
`

/** A suite in one archive: its own files, and a folder with the archive of each experiment. */
export const suiteArchive = (archived: ArchivedSuite): AsyncGenerator<Uint8Array, void, undefined> =>
  zipOf(suiteEntries(archived))

function* suiteEntries({ db, suite, report, version: edition, parts }: ArchivedSuite): Generator<ZipEntry> {
  const { spec, text, name, planSha256, createdAt, id } = suite
  const { key, version } = platform()
  const about: ExportedSuite = {
    format: suiteFormat,
    platform: { version, key: publicKeyOf(key) },
    id,
    name,
    text,
    spec: spec as ExportedSuite['spec'],
    plan: { sha256: planSha256, at: createdAt },
    ...(edition !== null && { version: edition }),
    parts: parts.map(({ experiment }) => experiment.suitePart ?? ''),
  }
  const isNamed = withdrawnIn(suite) === 0
  yield* sealedEntries(
    [
      [suiteFiles.about, () => one(JSON.stringify(about, undefined, 2))],
      [suiteFiles.report, () => one(JSON.stringify(isNamed ? report : null))],
      [suiteFiles.versions, () => formerVersions({ db, kind: 'suite', id, isNamed })],
      [suiteFiles.readme, () => one(readme(name))],
    ],
    platform(),
  )
  for (const part of parts)
    for (const entry of entriesOf(part))
      yield { ...entry, name: `${part.experiment.suitePart ?? ''}/${entry.name}` }
}
