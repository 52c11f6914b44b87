import { ids } from '@wis/engine'
import type { MatchId } from '@wis/engine'
import type { Database } from '../database.ts'

/** How long matches may last, in milliseconds. */
export interface MatchLimits {
  /** A match that is older than this has to go on. */
  readonly usual: number
  /** It goes on as long as its last entry is not older than this. */
  readonly still: number
  /** No match is older than this. */
  readonly atMost: number
}

/** Matches that have lasted too long: they stand still, or are older than any match may be. */
export async function listOverdue(
  { pool }: Database,
  { usual, still, atMost }: MatchLimits,
): Promise<MatchId[]> {
  const { rows } = await pool.query<{ id: string }>({
    name: 'list-overdue',
    text: `select m.id from matches m where m.status in ('waiting', 'running')
             and coalesce(m.started_at, m.created_at) < now() - $1 * interval '1 millisecond'
             and (coalesce(m.started_at, m.created_at) < now() - $3 * interval '1 millisecond'
                  or not exists (select 1 from entries e where e.match_id = m.id
                                 and e.at > now() - $2 * interval '1 millisecond'))`,
    values: [usual, still, atMost],
  })
  return rows.map(({ id }) => ids.match(id))
}
