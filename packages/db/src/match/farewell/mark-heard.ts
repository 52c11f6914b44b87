import type { Database } from '../../database.ts'
import type { Fence } from '../log/append-ruling.ts'

/**
 * Stores how far a seat's agent has been told, so that a runner that takes over does not repeat it. An agent that has
 * heard how the match ended is free for the next. If the statement waits for a match that ends just now, it reads the
 * match in its old state; then the agent still has more to hear, whatever it heard last.
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
