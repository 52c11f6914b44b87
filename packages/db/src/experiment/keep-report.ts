import type { Database } from '../database.ts'
import { storableJson } from '../storable-json.ts'
import type { ExperimentState } from './experiment.ts'

/** The shortest time between two reports of an experiment that is still played. */
const restMs = 5_000

export interface DueReport {
  readonly id: string
  readonly state: ExperimentState
  /** How many ratings it has in all, and with how many its report was made. */
  readonly judged: number
  readonly reportJudged: number
  /** It has a report that was made before reports told their contents. */
  readonly lacksContents: boolean
  /** The same, before they named what is corrected together. */
  readonly lacksFamilies: boolean
  /** The same, before they compared what conditions do to subjects. */
  readonly lacksInteractions: boolean
  /** The same, before they had a cut of the matches without a missing or refused answer. */
  readonly lacksClean: boolean
  /** The same, before reports named their method. */
  readonly lacksMethod: boolean
  /** The method that its report names. Null if it has none, or one that names none. */
  readonly method: string | null
  readonly spec: unknown
  readonly createdAt: Date
  /** Null for an experiment of before plans were hashed. */
  readonly planSha256: string | null
}

/**
 * Experiments whose report is behind, except some. While an experiment is played, its report waits for a twentieth more
 * matches and ratings, so that all its reports together cost no more than a few.
 */
export async function dueReports(
  { pool }: Pick<Database, 'pool'>,
  except: readonly string[] = [],
): Promise<readonly DueReport[]> {
  const { rows } = await pool.query<DueReport>({
    name: 'due-reports',
    text: `select id, state, spec, created_at as "createdAt", plan_sha256 as "planSha256", judged, report_judged as "reportJudged",
             coalesce(not report ? 'contents', false) as "lacksContents",
             coalesce(not report ? 'families', false) as "lacksFamilies",
             coalesce(not report ? 'interactions', false) as "lacksInteractions",
             coalesce(not report ? 'clean', false) as "lacksClean",
             coalesce(not report ? 'method', false) as "lacksMethod", report->>'method' as method from experiments
           where played + judged > coalesce(report_of, 0) + report_judged and id <> all($2::text[]) and (
             state <> 'running'
             or (played + judged >= (coalesce(report_of, 0) + report_judged) * 1.05
                 and coalesce(report_at, '-infinity') < now() - $1 * interval '1 millisecond'))
           order by report_at nulls first limit 4`,
    values: [restMs, except],
  })
  return rows
}

interface MadeReport {
  readonly report: unknown
  readonly matches: number
  readonly due: Pick<DueReport, 'id' | 'judged' | 'reportJudged'>
}

/** Stores a report, unless one of more matches is there, or the ratings that count have changed since it was due. */
export async function keepReport(
  { pool }: Pick<Database, 'pool'>,
  { report, matches, due: { id, judged, reportJudged } }: MadeReport,
): Promise<void> {
  await pool.query({
    name: 'keep-report',
    text: `update experiments set report = $2, report_of = $3, report_judged = $4, report_at = now()
           where id = $1 and coalesce(report_of, 0) <= $3 and report_judged = $5`,
    values: [id, storableJson(report), matches, judged, reportJudged],
  })
}
