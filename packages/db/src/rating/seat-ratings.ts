import type { MatchId } from '@wis/engine'
import type { Database } from '../database.ts'
import { openStandings } from '../season/open-results.ts'

export interface SeatRating {
  readonly seat: number
  readonly rating: number
  readonly provisional: boolean
}

/** How those at a table are rated now, in its season and language; nothing where that is not everybody's to see. */
export async function seatRatings({ pool }: Database, matchId: MatchId): Promise<SeatRating[]> {
  const { rows } = await pool.query<SeatRating>({
    name: 'seat-ratings',
    text: ratingsStatement,
    values: [matchId],
  })
  return rows
}

const ratingsStatement = `
  select seat.seat, r.rating, r.provisional
  from matches m
  join seasons s on s.id = m.season_id
  join seats seat on seat.match_id = m.id
  join agent_ratings r on r.season_id = m.season_id and r.language = m.language and r.agent_id = seat.agent_id
  where m.id = $1 and ${openStandings}
  order by seat.seat`
