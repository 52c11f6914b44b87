import type { Database } from '@wis/db'

/** Two seats of a match exchange who sits there, with all that is stored of it. Done twice, it is as it was. */
export async function exchangeSeats(
  { pool }: Database,
  matchId: string,
  [one, other]: readonly [number, number],
): Promise<void> {
  await pool.query(
    `update seats s set agent_id = o.agent_id, version_id = o.version_id, sits_in = o.sits_in
     from seats o where s.match_id = $1 and o.match_id = $1 and s.seat in ($2, $3) and o.seat = $2 + $3 - s.seat`,
    [matchId, one, other],
  )
  await pool.query('update agent_calls set seat = $2 + $3 - seat where match_id = $1 and seat in ($2, $3)', [
    matchId,
    one,
    other,
  ])
}
