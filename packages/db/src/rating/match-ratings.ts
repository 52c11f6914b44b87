import type { MatchId, SeasonId } from '@wis/engine'
import type { MatchMode } from '@wis/protocol'
import type pg from 'pg'
import { isRatedBySides } from '../legacy/columns.ts'

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
