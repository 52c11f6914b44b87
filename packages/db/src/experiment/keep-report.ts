import type { Database } from '../database.ts'

/** The shortest time between two reports of an experiment that is still played. */
const restMs = 5_000

interface DueReport {
  readonly id: string
  /** How many ratings it has in all. */
  readonly judged: number
  readonly spec: unknown
}

/**
 * Experiments whose report is behind. While an experiment is played, its report waits for a twentieth more matches and ratings, so
 * that all its reports together cost no more than a few.
 */
export async function dueReports({ pool }: Pick<Database, 'pool'>): Promise<readonly DueReport[]> {
  const { rows } = await pool.query<DueReport>({
    name: 'due-reports',
    text: `select id, spec, judged from experiments
           where played + judged > coalesce(report_of, 0) + report_judged and (
             state <> 'running'
             or (played + judged >= (coalesce(report_of, 0) + report_judged) * 1.05
                 and coalesce(report_at, '-infinity') < now() - $1 * interval '1 millisecond'))
           order by report_at nulls first limit 4`,
    values: [restMs],
  })
  return rows
}

/** Stores a report, unless one of more matches is there. */
export async function keepReport(
  { pool }: Pick<Database, 'pool'>,
  id: string,
  {
    report,
    matches,
    judged,
  }: { readonly report: unknown; readonly matches: number; readonly judged: number },
): Promise<void> {
  await pool.query({
    name: 'keep-report',
    text: `update experiments set report = $2, report_of = $3, report_judged = $4, report_at = now()
           where id = $1 and coalesce(report_of, 0) <= $3 and report_judged <= $4`,
    values: [id, JSON.stringify(report), matches, judged],
  })
}
