import type { MatchId, SeasonId } from '@wis/engine'
import type pg from 'pg'
import type { Database } from '../database.ts'
import { openStandings } from '../season/season-sql.ts'

export interface SeatRating {
  readonly seat: number
  readonly rating: number
  readonly provisional: boolean
}

/**
 * The ratings of the players at a table when it was dealt, in its season and language. Players without a rating are left
 * out, and so are all if the ratings are not public.
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
  select seat.seat, coalesce(t.rating, before.rating) as rating,
         coalesce(t.provisional, r.provisional, true) as provisional
  from matches m
  join seasons s on s.id = m.season_id
  join seats seat on seat.match_id = m.id
  left join match_ratings t on t.match_id = m.id and t.seat = seat.seat
  left join agent_ratings r on r.season_id = m.season_id and r.language = m.language and r.agent_id = seat.agent_id
  left join lateral (${dayBefore}) before on true
  where m.id = $1 and ${openStandings} and coalesce(t.rating, before.rating) is not null
  order by seat.seat`

interface Dealt {
  readonly id: MatchId
  readonly seasonId: SeasonId
  readonly language: string
}

/** Stores the ratings of the players when the match is dealt, because later ratings say little about this match. */
export async function noteRatings(client: pg.ClientBase, { id, seasonId, language }: Dealt): Promise<void> {
  await client.query({
    name: 'note-ratings',
    text: `insert into match_ratings (match_id, seat, rating, provisional)
           select s.match_id, s.seat, r.rating, r.provisional
           from seats s
           left join agent_ratings r on r.season_id = $2 and r.language = $3 and r.agent_id = s.agent_id
           where s.match_id = $1`,
    values: [id, seasonId, language],
  })
}
