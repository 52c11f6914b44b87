import { z } from 'zod'
import type { Database } from '../database.ts'
import { storableJson } from '../storable-json.ts'

/** The shortest time between two reports of a suite that is still played. */
const restMs = 15_000

const dueSuite = z.object({
  id: z.string(),
  spec: z.unknown(),
  planSha256: z.string(),
  createdAt: z.date(),
  /** How many ratings its parts have in all, and with how many its report was made. */
  judged: z.coerce.number(),
  reportJudged: z.int(),
  parts: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      planSha256: z.string().nullable(),
      createdAt: z.string().transform((date) => new Date(date)),
    }),
  ),
})
export type DueSuite = z.infer<typeof dueSuite>

/**
 * Suites whose report is behind, except some. While parts are played, it waits for a twentieth more matches and ratings, as
 * that of an experiment does.
 */
export async function dueSuites(
  { pool }: Pick<Database, 'pool'>,
  except: readonly string[] = [],
): Promise<readonly DueSuite[]> {
  const { rows } = await pool.query({
    name: 'due-suites',
    text: `select s.id, s.spec, s.plan_sha256 as "planSha256", s.created_at as "createdAt", p.judged,
                  s.report_judged as "reportJudged", p.parts
           from suites s
           cross join lateral (
             select sum(e.played) as played, sum(e.judged) as judged, bool_or(e.state = 'running') as runs,
                    json_agg(json_build_object('id', e.id, 'name', e.suite_part, 'planSha256', e.plan_sha256,
                                               'createdAt', e.created_at) order by e.id) as parts
             from experiments e where e.suite_id = s.id
           ) p
           where p.played + p.judged > coalesce(s.report_of, 0) + s.report_judged and s.id <> all($2::text[])
             and (not p.runs or (p.played + p.judged >= (coalesce(s.report_of, 0) + s.report_judged) * 1.05
                                 and coalesce(s.report_at, '-infinity') < now() - $1 * interval '1 millisecond'))
           order by s.report_at nulls first limit 2`,
    values: [restMs, except],
  })
  return rows.map((row) => dueSuite.parse(row))
}

interface MadeReport {
  readonly report: unknown
  readonly matches: number
  readonly due: Pick<DueSuite, 'id' | 'judged' | 'reportJudged'>
}

/** Stores a report, unless one of more matches is there, or the ratings that count have changed since it was due. */
export async function keepSuiteReport(
  { pool }: Pick<Database, 'pool'>,
  { report, matches, due: { id, judged, reportJudged } }: MadeReport,
): Promise<void> {
  await pool.query({
    name: 'keep-suite-report',
    text: `update suites set report = $2, report_of = $3, report_judged = $4, report_at = now()
           where id = $1 and coalesce(report_of, 0) <= $3 and report_judged = $5`,
    values: [id, storableJson(report), matches, judged, reportJudged],
  })
}
