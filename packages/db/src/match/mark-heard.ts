import type { Database } from '../database.ts'
import type { Fence } from './append-ruling.ts'

/** Remembers how far a seat's agent has been told, so that a runner that takes over does not tell it twice. */
export async function markHeard(
  { pool }: Database,
  { matchId, attempt }: Fence,
  seat: number,
  seq: number,
): Promise<void> {
  await pool.query({
    name: 'mark-heard',
    text: `update seats set heard_seq = greatest(heard_seq, $4)
           where match_id = $1 and seat = $3 and exists (select 1 from matches where id = $1 and attempt = $2)`,
    values: [matchId, attempt, seat, seq],
  })
}
