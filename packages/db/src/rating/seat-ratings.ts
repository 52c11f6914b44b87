import type { MatchId, SeasonId } from '@wis/engine'
import type { MatchMode } from '@wis/protocol'
import type pg from 'pg'
import type { Database } from '../database.ts'
import { isRatedBySides } from '../legacy/columns.ts'
import { openStandings } from '../season/season-sql.ts'

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

interface Dealt {
  readonly id: MatchId
  readonly seasonId: SeasonId
  readonly language: string
  readonly mode: MatchMode
}

/** Stores the ratings of the players when the match is dealt, because later ratings say little about this match. */
export async function noteRatings(
  client: pg.ClientBase,
  { id, seasonId, language, mode }: Dealt,
): Promise<void> {
  await client.query({
    name: 'note-ratings',
    text: `insert into match_ratings (match_id, seat, rating, provisional, awaits)
           select s.match_id, s.seat, r.rating, r.provisional, $4
           from seats s
           left join agent_ratings r on r.season_id = $2 and r.language = $3 and r.agent_id = s.agent_id
           where s.match_id = $1`,
    values: [id, seasonId, language, mode === 'ranked'],
  })
}

interface Rated {
  readonly seasonId: SeasonId
  readonly language: string
}

/** Adds to every match that these ratings are the first to count how they moved its players. */
export async function noteRatingsAfter(client: pg.ClientBase, { seasonId, language }: Rated): Promise<void> {
  await client.query(
    `update match_ratings t set after = r.rating, awaits = false
     from (select match_id, season_id, language from rated_matches
           union all select match_id, season_id, language from skill_matches) m
     join seats s on s.match_id = m.match_id
     join agent_ratings r on r.season_id = m.season_id and r.language = m.language and r.agent_id = s.agent_id
     where t.awaits and t.match_id = m.match_id and t.seat = s.seat and m.season_id = $1 and m.language = $2`,
    [seasonId, language],
  )
  // No rating will ever count a void match, or one that all played on one side.
  await client.query(
    `update match_ratings t set awaits = false
     from matches m where t.awaits and m.id = t.match_id and (m.status = 'void' or (
       m.status = 'finished' and ${isRatedBySides} and not m.deal_open
       and not exists (select 1 from skill_matches k where k.match_id = m.id)))`,
  )
}
