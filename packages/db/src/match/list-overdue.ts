import { ids } from '@wis/engine'
import type { MatchId } from '@wis/engine'
import type { Database } from '../database.ts'

/** Matches that began, or were dealt, longer ago than any match can last. */
export async function listOverdue({ pool }: Database, afterMs: number): Promise<MatchId[]> {
  const { rows } = await pool.query<{ id: string }>({
    name: 'list-overdue',
    text: `select id from matches where status in ('waiting', 'running')
             and coalesce(started_at, created_at) < now() - $1 * interval '1 millisecond'`,
    values: [afterMs],
  })
  return rows.map(({ id }) => ids.match(id))
}
