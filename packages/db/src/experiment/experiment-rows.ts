import { ids } from '@wis/engine'
import type { ExperimentState } from '@wis/protocol'
import { z } from 'zod'
import type { Database } from '../database.ts'
import { storableJson } from '../storable-json.ts'
import { matchPlan } from './deal-experiment.ts'

interface CellWanted {
  readonly subject?: string | undefined
  readonly condition?: string | undefined
  /** The number of the last match before them. */
  readonly after: number
  readonly limit: number
}

const dealt = z.object({
  number: z.int(),
  deal: z.int(),
  subject: z.string(),
  condition: z.string(),
  match: z.string().nullable(),
  state: z.enum(['playing', 'again', 'played', 'dropped']),
})

/** The matches of an experiment that were dealt, by number; of one subject and condition if they are named. */
export async function experimentMatches(
  { pool }: Pick<Database, 'pool'>,
  id: string,
  { subject, condition, after, limit }: CellWanted,
): Promise<readonly z.infer<typeof dealt>[]> {
  const { rows } = await pool.query({
    name: 'experiment-matches',
    text: `select number, (plan->>'deal')::int as deal, plan->>'subject' as subject, plan->>'condition' as condition,
                  match_id as match, state
           from experiment_matches
           where experiment_id = $1 and number > $2 and ($3::text is null or plan->>'subject' = $3)
             and ($4::text is null or plan->>'condition' = $4)
           order by number limit $5`,
    values: [id, after, subject ?? null, condition ?? null, limit],
  })
  return rows.map((row) => dealt.parse(row))
}

const dealtMatch = z.object({
  matchId: z.string().transform(ids.match),
  plan: matchPlan,
})

/** The match that an experiment has under a number. Undefined before it is dealt, and after it was deleted. */
export async function dealtAs(
  { pool }: Pick<Database, 'pool'>,
  id: string,
  number: number,
): Promise<z.infer<typeof dealtMatch> | undefined> {
  const { rows } = await pool.query({
    name: 'dealt-as',
    text: `select match_id as "matchId", plan from experiment_matches
           where experiment_id = $1 and number = $2 and match_id is not null`,
    values: [id, number],
  })
  return rows[0] && dealtMatch.parse(rows[0])
}

interface RowNumbers {
  /** How many rows count in all. */
  readonly played: number
  /** Of the rows that count, in their order. */
  readonly numbers: readonly number[]
}

/** The numbers of rows that count, after this one. Both answers are of the same moment. */
export async function rowNumbers(
  { pool }: Pick<Database, 'pool'>,
  id: string,
  after: number,
): Promise<RowNumbers> {
  const { rows } = await pool.query<RowNumbers>({
    name: 'row-numbers',
    text: `select played, array(
             select number from experiment_matches
             where experiment_id = $1 and number > $2 and state = 'played' order by number
           ) as numbers from experiments where id = $1`,
    values: [id, after],
  })
  return rows[0] ?? { played: 0, numbers: [] }
}

/** The rows with these numbers, in their order. */
export async function rowsNumbered(
  { pool }: Pick<Database, 'pool'>,
  id: string,
  numbers: readonly number[],
): Promise<readonly unknown[]> {
  const { rows } = await pool.query<{ row: unknown }>({
    name: 'rows-numbered',
    text: `select "row" from experiment_matches
           where experiment_id = $1 and number = any($2::int[]) and state = 'played' order by number`,
    values: [id, numbers],
  })
  return rows.map(({ row }) => row)
}

/** The shortest time between two reports of an experiment that is still played. */
const restMs = 5_000

export interface DueReport {
  readonly id: string
  readonly state: ExperimentState
  /** How many ratings it has in all, and with how many its report was made. */
  readonly judged: number
  readonly reportJudged: number
  /** The fields that its report has, by which its method is told. Of these, only `method` has its value. Null if it has none. */
  readonly fields: Readonly<Record<string, unknown>> | null
  /** How many matches of people were taken out of it. Sums of before hold them. */
  readonly withdrawals: number
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
    text: `select id, state, spec, created_at as "createdAt", plan_sha256 as "planSha256", judged, report_judged as "reportJudged", withdrawals,
             (select jsonb_object_agg(field, case field when 'method' then report->field end)
              from jsonb_object_keys(report) field) as fields from experiments
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
  readonly due: Pick<DueReport, 'id' | 'judged' | 'reportJudged' | 'withdrawals'>
}

/** Stores a report, unless one of more matches is there, or ratings that count or matches of people have changed since it was due.
 * A report that says the same as the one before keeps its time. */
export async function keepReport(
  { pool }: Pick<Database, 'pool'>,
  { report, matches, due: { id, judged, reportJudged, withdrawals } }: MadeReport,
): Promise<void> {
  await pool.query({
    name: 'keep-report',
    text: `update experiments set report = $2, report_of = $3, report_judged = $4,
                  report_at = coalesce(case when said_of(report) = said_of($2) then report_at end, now())
           where id = $1 and coalesce(report_of, 0) <= $3 and report_judged = $5 and withdrawals = $6`,
    values: [id, storableJson(report), matches, judged, reportJudged, withdrawals],
  })
}
