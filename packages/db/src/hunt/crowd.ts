import type { MatchId, Seat } from '@wis/engine'
import { z } from 'zod'
import { readsAgent } from '../agent/people/people-sql.ts'
import type { Database } from '../database.ts'
import type { Person } from '../person/seat-sql.ts'

/** How many viewers suspect each seat that anybody suspects. */
export type Crowd = readonly { readonly seat: Seat; readonly count: number }[]

interface CrowdGuess {
  readonly matchId: MatchId
  readonly person: Person
  readonly seat: Seat
}

/**
 * Adds a viewer's guess to those of the others, and tells theirs. Undefined unless everybody may watch the match live, and for
 * whoever plays in it, or owns an agent at its table or works on one.
 */
export async function joinCrowd(
  { pool }: Database,
  { matchId, person: { userId, guest }, seat }: CrowdGuess,
): Promise<Crowd | undefined> {
  const joined = await pool.query({
    name: 'join-crowd',
    text: `insert into crowd_guesses (match_id, watcher, seat)
           select m.id, coalesce($2, $3), $4::int from matches m
           where m.id = $1 and m.status = 'running' and not m.withheld
             and exists (select from seats s where s.match_id = m.id and s.seat = $4)
             and not exists (
               select from seats s join agents a on a.id = s.agent_id
               left join person_seats p on p.agent_id = a.id
               where s.match_id = m.id and (${readsAgent('a', '$2')} or p.user_id = $2 or p.guest = $3))
           on conflict (match_id, watcher) do update set seat = excluded.seat, guessed_at = now()`,
    values: [matchId, userId, guest, seat],
  })
  if (joined.rowCount === 0) return undefined
  const { rows } = await pool.query({
    name: 'read-crowd',
    text: `select seat, count(*)::int as count from crowd_guesses where match_id = $1
           group by seat order by count desc, seat`,
    values: [matchId],
  })
  return z.array(z.object({ seat: z.int(), count: z.int() })).parse(rows)
}

/** Takes a viewer's guess back. */
export async function leaveCrowd(
  { pool }: Database,
  { matchId, person: { userId, guest } }: Omit<CrowdGuess, 'seat'>,
): Promise<void> {
  await pool.query({
    name: 'leave-crowd',
    text: 'delete from crowd_guesses where match_id = $1 and watcher = coalesce($2, $3)',
    values: [matchId, userId, guest],
  })
}
