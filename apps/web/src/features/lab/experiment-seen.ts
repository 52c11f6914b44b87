import 'server-only'
import type { User } from '@wis/db/accounts'
import { experimentReport } from '@wis/db/experiments'
import type { Language } from '@wis/engine'
import { isTaskReport, renamedReport } from '@wis/lab'
import type { Report, TaskReport } from '@wis/lab'
import type { ExperimentPage, ReportVersion } from '@wis/protocol'
import { AppError } from '../../server/app-error.ts'
import { database } from '../../server/database.ts'
import { experimentPageOf, looksAfter, requireExperiment } from '../../server/lab/experiment-page-of.ts'
import type { NamedExperiment } from '../../server/lab/names-shown.ts'
import type { Viewer } from '../../server/permissions.ts'
import { currentUser } from '../../server/session.ts'
import { inPageWords } from './page-words.ts'

export interface ExperimentSeen {
  readonly experiment: NamedExperiment
  readonly page: ExperimentPage
  /** The version whose numbers these are, if its reader asked for one that is not the newest report. */
  readonly former: ReportVersion | undefined
  /** The version that the address names, which may be that of the newest report. */
  readonly named: ReportVersion | undefined
  /** Undefined before the first one, and for a task. */
  readonly report: Report | undefined
  readonly taskReport: TaskReport | undefined
  /** Whether the reader may control it. */
  readonly isInCharge: boolean
  readonly viewer: Viewer
  /** The secret of its link, if the reader came by it. */
  readonly share: string | undefined
}

export const viewerOf = (user: User | undefined): Viewer =>
  user ? { kind: 'member', userId: user.id, role: user.role, token: null } : { kind: 'anonymous' }

/** The secret of a link in the query of a page. */
export const secretIn = (asked: unknown) =>
  typeof asked === 'string' && /^[0-9a-f]{32}$/.test(asked) ? asked : undefined

type Versioned = Pick<ExperimentPage, 'report' | 'versions'>

interface VersionAsked {
  readonly named: ReportVersion | undefined
  readonly former: ReportVersion | undefined
}

/** The version that the query of a page asks for, and whether it is a former one. Null where there is none of its number. */
export function versionAsked(asked: unknown, { report, versions }: Versioned): VersionAsked | null {
  if (asked === undefined) return { named: undefined, former: undefined }
  const named = versions.find(({ version }) => String(version) === asked)
  if (!named) return null
  return { named, former: named.version === report?.version ? undefined : named }
}

export interface Asked {
  readonly share?: unknown
  readonly version?: unknown
}

/** An experiment as the reader of a page may see it; undefined if that is not at all. */
export async function experimentSeen(id: string, asked: Asked = {}): Promise<ExperimentSeen | undefined> {
  const viewer = viewerOf(await currentUser())
  const share = secretIn(asked.share)
  try {
    const experiment = await requireExperiment({ db: database(), params: { id }, viewer, query: { share } })
    const page = await experimentPageOf(database(), experiment, viewer)
    const version = versionAsked(asked.version, page)
    if (version === null) return undefined
    const stored = await experimentReport(database(), id, version.former?.version)
    // It is stored as the laboratory made it.
    const kept = stored?.report as Report | TaskReport | undefined
    const made = kept && inPageWords(renamedReport(kept, experiment.names))
    const reports =
      made && isTaskReport(made)
        ? { report: undefined, taskReport: made }
        : { report: made, taskReport: undefined }
    return {
      experiment,
      page,
      ...version,
      ...reports,
      isInCharge: looksAfter(viewer, experiment),
      viewer,
      share,
    }
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found') return undefined
    throw error
  }
}

/** The query that keeps the secret of a link from page to page. */
export function withShare(
  address: string,
  share: string | undefined,
  query: Record<string, string> = {},
): string {
  const params = new URLSearchParams({ ...query, ...(share !== undefined && { share }) }).toString()
  return params === '' ? address : `${address}?${params}`
}

/** The query that keeps a version from page to page. */
export const versionIn = (named: Pick<ReportVersion, 'version'> | undefined): Record<string, string> =>
  named ? { version: String(named.version) } : {}

/** Where the matches, the other tables and the files of a report's numbers are. */
export const addressesOf = (
  { page: { id }, share, named }: Pick<ExperimentSeen, 'page' | 'share' | 'named'>,
  language: Language,
) => ({
  matchesAt: (subject: string, condition: string) =>
    withShare(`/lab/${id}/matches`, share, { subject, condition, ...versionIn(named) }),
  tablesAt: withShare(`/lab/${id}/tables`, share, versionIn(named)),
  pdfAt: (figure: string) =>
    withShare(`/api/v1/experiments/${id}/figures`, share, {
      format: 'pdf',
      figure,
      language,
      ...versionIn(named),
    }),
})

/** The results of a change of an experiment that its page has words for. */
export const experimentSaid = ['saved', 'refused', 'throttled', 'cannot-judge', 'beyond-limit'] as const
export type ExperimentSaid = (typeof experimentSaid)[number]
