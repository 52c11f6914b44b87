import type { Database } from '@wis/db'
import { experimentReport, reportVersions, suiteReport } from '@wis/db/experiments'
import type { ShownExperiment } from '@wis/db/experiments'
import type { ExperimentPage, ReportVersion } from '@wis/protocol'
import { AppError } from '../app-error.ts'

export type Study = 'experiment' | 'suite'

const reads = { experiment: experimentReport, suite: suiteReport }

interface Told {
  readonly report: ExperimentPage['report']
  readonly versions: readonly ReportVersion[]
}

/** The newest report of an experiment or a suite, and all versions that others could read. */
export async function versionsTold(
  db: Database,
  kind: Study,
  { id, reportOf, reportAt }: Pick<ShownExperiment, 'id' | 'reportOf' | 'reportAt'>,
): Promise<Told> {
  const { newest, versions } = await reportVersions(db, kind, id)
  // A report that was made again and says the same is as old as its version.
  const at = versions.find(({ number }) => number === newest)?.at ?? reportAt
  return {
    report: reportOf === null || at === null ? null : { matches: reportOf, at, version: newest },
    versions: versions.map(({ number, matches, judged, at: since, isRemoved, isWithheld }) => ({
      version: number,
      matches,
      ratings: Math.max(0, judged),
      at: since,
      state: isRemoved ? 'removed' : isWithheld ? 'withheld' : 'open',
    })),
  }
}

const refusals = {
  removed: 'A person took matches back, so the numbers of all former versions were removed.',
  withheld: 'People still rate, so versions with ratings cannot be read yet.',
} as const

export interface ReportAsked {
  readonly report: unknown
  readonly matches: number
  readonly judged: number
  readonly at: string
  readonly version: number | null
}

/** The report that a call asks for: the newest, or the version that it names. */
export async function requireReport(
  {
    db,
    query: { version },
  }: { readonly db: Database; readonly query: { readonly version?: number | undefined } },
  kind: Study,
  id: string,
): Promise<ReportAsked> {
  const { newest, versions } = await reportVersions(db, kind, id)
  const found = await reads[kind](db, id, version === newest ? undefined : version)
  const asked = version ?? newest
  const told = versions.find(({ number }) => number === asked)
  if (found) return { ...found, at: told?.at ?? found.at, version: asked }
  if (version === undefined)
    throw new AppError('conflict', 'There is no report yet: none of its matches is over.')
  if (!told) throw new AppError('not-found', 'The report has no version of this number.')
  throw new AppError('conflict', refusals[told.isRemoved ? 'removed' : 'withheld'])
}

interface Former {
  readonly db: Database
  readonly kind: Study
  readonly id: string
  /** An agent that is no longer named stands in every report. */
  readonly isNamed: boolean
}

/** The former versions of a report, one a line, for an archive. A version that nobody may read has no report there. */
export async function* formerVersions({ db, kind, id, isNamed }: Former): AsyncGenerator<string> {
  const { newest, versions } = await reportVersions(db, kind, id)
  for (const { number: version, matches, judged: ratings, at } of versions) {
    if (version === newest) continue
    const found = isNamed ? await reads[kind](db, id, version) : undefined
    yield JSON.stringify({ version, matches, ratings, at, report: found?.report ?? null })
  }
}
