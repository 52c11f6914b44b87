import type { Database } from '../../database.ts'
import type { Fence } from '../log/append-ruling.ts'

/** How far an agent has heard a match: up to an entry, and so many notices of the next one. */
export interface Heard {
  readonly seq: number
  readonly notices: number
}

/**
 * Stores how far a seat's agent has heard, so that a runner that takes over repeats nothing and leaves nothing out. An agent that has
 * heard how the match ended is free for the next. If the statement waits for a match that ends just now, it reads the
 * match in its old state; then the agent still has more to hear, whatever it heard last.
 */
export async function markHeard(
  { pool }: Database,
  { matchId, attempt }: Fence,
  seat: number,
  { seq, notices }: Heard,
): Promise<void> {
  await pool.query({
    name: 'mark-heard',
    text: `update seats s
           set heard_seq = greatest(s.heard_seq, $4),
               heard_notices = case when $4 > s.heard_seq then $5 when $4 < s.heard_seq then s.heard_notices
                                    else greatest(s.heard_notices, $5) end,
               hears_until = case when $4 >= m.next_seq - 1 and m.status in ('finished', 'void') then null
                                  else s.hears_until end
           from matches m
           where s.match_id = $1 and s.seat = $3 and m.id = $1 and m.attempt = $2`,
    values: [matchId, attempt, seat, seq, notices],
  })
}
