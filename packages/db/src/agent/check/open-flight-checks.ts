import type { Database } from '../../database.ts'

/** The flight checks that somebody has yet to finish, oldest first. */
export async function openFlightChecks({ pool }: Database): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>({
    name: 'open-flight-checks',
    text: `select id from flight_checks where state in ('queued', 'running') order by id limit 200`,
  })
  return rows.map(({ id }) => id)
}
