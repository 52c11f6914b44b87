import { z } from 'zod'
import type { Database } from '../database.ts'
import { time } from '../time-column.ts'
import { withholdsRatings } from './annotators/withheld-ratings.ts'

export interface StoredReport {
  readonly report: unknown
  /** How many matches and ratings it was computed from. */
  readonly matches: number
  readonly judged: number
  readonly at: string
}

const reportVersion = z.object({
  /** Counted from 1. */
  number: z.int(),
  matches: z.int(),
  judged: z.int(),
  at: time,
  /** Whether its report was removed, because a person took a match of the experiment back. */
  isRemoved: z.boolean(),
  /** Whether nobody may read it yet, because people still rate who could read here what others said. */
  isWithheld: z.boolean(),
})
type ReportVersion = z.infer<typeof reportVersion>

/** The table of each kind of study, and SQL that says whether ratings of its row `s` are withheld. */
const studies = {
  experiment: { table: 'experiments', withheld: withholdsRatings('s') },
  suite: {
    table: 'suites',
    withheld: `exists (select 1 from experiments e where e.suite_id = s.id and ${withholdsRatings('e')})`,
  },
} as const
type Kind = keyof typeof studies

/**
 * The newest report of an experiment, or a former version. Undefined before the first one, while ratings are withheld that it
 * was made with, and where none was kept.
 */
export const experimentReport = (db: Pick<Database, 'pool'>, id: string, version?: number) =>
  reportOf(db, 'experiment', { id, version })

/** The same of a suite. */
export const suiteReport = (db: Pick<Database, 'pool'>, id: string, version?: number) =>
  reportOf(db, 'suite', { id, version })

async function reportOf(
  { pool }: Pick<Database, 'pool'>,
  kind: Kind,
  { id, version }: { readonly id: string; readonly version: number | undefined },
): Promise<StoredReport | undefined> {
  const { table, withheld } = studies[kind]
  const newest = {
    name: `${table}-report`,
    text: `select report, report_of as matches, report_judged as judged, report_at as at from ${table} s
           where id = $1 and report is not null and not (report_judged < 0 and ${withheld})`,
    values: [id],
  }
  const former = {
    name: `${table}-report-version`,
    text: `select v.report, v.matches, v.judged, v.at from report_versions v join ${table} s on s.id = v.study
           where v.study = $1 and v.number = $2 and v.report is not null and not (v.judged > 0 and ${withheld})`,
    values: [id, version],
  }
  const { rows } = await pool.query<Omit<StoredReport, 'at'> & { readonly at: Date }>(
    version === undefined ? newest : former,
  )
  return rows[0] && { ...rows[0], at: rows[0].at.toISOString() }
}

interface ReportVersions {
  /** The number of the newest report. Null where it says what no version says, and is private or goes on. */
  readonly newest: number | null
  /** The kept ones and the newest, from the first on. */
  readonly versions: readonly ReportVersion[]
}

/**
 * The versions of the report of an experiment or a suite. While ratings are withheld, the newest report is made anew without
 * them, and may then be read.
 */
export async function reportVersions(
  { pool }: Pick<Database, 'pool'>,
  kind: Kind,
  id: string,
): Promise<ReportVersions> {
  const { table, withheld } = studies[kind]
  const { rows } = await pool.query({
    name: `${table}-report-versions`,
    text: `with known as (
             select v.*, s.report_judged, ${withheld} as withholds,
                    v.number = max(v.number) over () and said_of(v.report::jsonb) is not distinct from said_of(s.report::jsonb)
                      and s.report is not null as "isNewest"
             from report_versions v join ${table} s on s.id = v.study where v.study = $1
           ), kept as (
             select number, matches, case when "isNewest" and report_judged >= 0 and withholds then 0 else judged end as judged,
                    at, report is null as "isRemoved",
                    withholds and case when "isNewest" then report_judged < 0 else judged > 0 end as "isWithheld", "isNewest"
             from known
           )
           select * from kept
           union all
           select coalesce((select max(number) from kept), 0) + 1, s.report_of,
                  case when ${withheld} then 0 else s.report_judged end, s.report_at, false, false, true
           from ${table} s
           where s.id = $1 and report_stands(s) and not exists (select 1 from kept where "isNewest")
           order by number`,
    values: [id],
  })
  const versions = z.array(reportVersion.extend({ isNewest: z.boolean() })).parse(rows)
  return {
    newest: versions.find(({ isNewest }) => isNewest)?.number ?? null,
    versions: versions.map(({ isNewest: _, ...version }) => version),
  }
}
