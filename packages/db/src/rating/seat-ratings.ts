import type { MatchId } from '@wis/engine'
import type { Database } from '../database.ts'
import { openStandings } from '../season/open-results.ts'

export interface SeatRating {
  readonly seat: number
  /** The rating when the match was dealt. Null for an agent that had none. */
  readonly rating: number | null
  readonly provisional: boolean
  /** The first rating that counted the match. Null before there is one, and for a match that does not count. */
  readonly after: number | null
}

/**
 * The ratings of the players at a table when it was dealt and after it, in its season and language. Empty if they are
 * not public.
 */
export async function seatRatings({ pool }: Database, matchId: MatchId): Promise<SeatRating[]> {
  const { rows } = await pool.query<SeatRating>({
    name: 'seat-ratings',
    text: ratingsStatement,
    values: [matchId],
  })
  return rows
}

// Older matches have no ratings of their own. For them it takes the ratings at the end of the day before.
const dayBefore = `
  select d.rating from rating_days d
  where t.match_id is null and d.season_id = m.season_id and d.language = m.language and d.agent_id = seat.agent_id
    and d.day < (m.created_at at time zone 'UTC')::date and d.rating is not null
  order by d.day desc limit 1`

const ratingsStatement = `
  select seat.seat, coalesce(t.rating, before.rating) as rating, t.after,
         coalesce(t.provisional, r.provisional, true) as provisional
  from matches m
  join seasons s on s.id = m.season_id
  join seats seat on seat.match_id = m.id
  left join match_ratings t on t.match_id = m.id and t.seat = seat.seat
  left join agent_ratings r on r.season_id = m.season_id and r.language = m.language and r.agent_id = seat.agent_id
  left join lateral (${dayBefore}) before on true
  where m.id = $1 and ${openStandings} and coalesce(t.rating, before.rating, t.after) is not null
  order by seat.seat`
