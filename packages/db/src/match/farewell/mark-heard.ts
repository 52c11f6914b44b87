import type { Database } from '../../database.ts'
import type { Fence } from '../log/append-ruling.ts'

/**
 * Remembers how far a seat's agent has been told, so that a runner that takes over does not tell it twice. One that has
 * been told how the match ended is free for the next. Where it waits for a match that ends just now, the match is read
 * as it was before: then there is more to hear, whatever was the last of it.
 */
export async function markHeard(
  { pool }: Database,
  { matchId, attempt }: Fence,
  seat: number,
  seq: number,
): Promise<void> {
  await pool.query({
    name: 'mark-heard',
    text: `update seats s
           set heard_seq = greatest(s.heard_seq, $4),
               hears_until = case when $4 >= m.next_seq - 1 and m.status in ('finished', 'void') then null
                                  else s.hears_until end
           from matches m
           where s.match_id = $1 and s.seat = $3 and m.id = $1 and m.attempt = $2`,
    values: [matchId, attempt, seat, seq],
  })
}
