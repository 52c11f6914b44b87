import type { MatchId, Seat } from '@wis/engine'
import type { Database } from '../database.ts'

/** The seats at a table whose agents belong to somebody. */
export async function ownSeats(
  { pool }: Database,
  matchId: MatchId,
  ownerId: string,
): Promise<readonly Seat[]> {
  const { rows } = await pool.query<{ seat: Seat }>({
    name: 'own-seats',
    text: `select s.seat from seats s join agents a on a.id = s.agent_id
           where s.match_id = $1 and a.owner_id = $2 order by s.seat`,
    values: [matchId, ownerId],
  })
  return rows.map(({ seat }) => seat)
}
