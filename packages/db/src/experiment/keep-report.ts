import type { Database } from '../database.ts'

/** The shortest time between two reports of an experiment that is still played. */
const restMs = 5_000

interface DueReport {
  readonly id: string
  readonly spec: unknown
}

/**
 * Experiments whose report is behind. While an experiment is played, its report waits for a twentieth more matches, so
 * that all its reports together cost no more than a few.
 */
export async function dueReports({ pool }: Pick<Database, 'pool'>): Promise<readonly DueReport[]> {
  const { rows } = await pool.query<DueReport>({
    name: 'due-reports',
    text: `select id, spec from experiments
           where played > coalesce(report_of, 0) and (
             state <> 'running'
             or (played >= coalesce(report_of, 0) * 1.05
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
  { report, matches }: { readonly report: unknown; readonly matches: number },
): Promise<void> {
  await pool.query({
    name: 'keep-report',
    text: `update experiments set report = $2, report_of = $3, report_at = now()
           where id = $1 and coalesce(report_of, 0) <= $3`,
    values: [id, JSON.stringify(report), matches],
  })
}
