import { ids } from '@wis/engine'
import { ratingMethod } from '@wis/ratings'
import type { RatingTable, SideRating } from '@wis/ratings'
import type pg from 'pg'
import type { Database } from '../database.ts'
import { inTransaction } from '../transaction.ts'
import { averageWins } from './board-skills.ts'
import type { Rateable, RatedMatches, SideMatches } from './read-rated-matches.ts'

/** Stores the ratings of roles, with deception and detection beside them. */
export function storeRatings(
  db: Database,
  due: DueRating,
  { matches, agentIds }: Pick<RatedMatches, 'matches' | 'agentIds'>,
  table: RatingTable,
): Promise<void> {
  const { averageDeceiverWins, influence, spread } = table
  const field = { method: ratingMethod, [averageWins]: averageDeceiverWins, influence, spread }
  return storeRows(db, due, { matches, field, rows: rowsOf(table, agentIds) })
}

/** Stores the ratings of a game between sides. */
export function storeSideRatings(
  db: Database,
  { method, ...due }: DueRating & { readonly method: number },
  { matches, agentIds }: Pick<SideMatches, 'matches' | 'agentIds'>,
  ratings: readonly SideRating[],
): Promise<void> {
  const rows = ratings.map(({ agent, rankRange, ...rating }) => ({
    agent_id: agentIds[agent],
    ...rating,
    scales: {},
    rank_best: rankRange.best,
    rank_worst: rankRange.worst,
  }))
  return storeRows(db, due, { matches, field: { method }, rows })
}

interface Fitted {
  readonly matches: number
  /** Results for the field as a whole. */
  readonly field: object
  readonly rows: readonly object[]
}

/** Replaces the old ratings, and records everybody's rating for today. */
async function storeRows(
  db: Database,
  { seasonId, language, basis }: DueRating,
  { matches, field, rows }: Fitted,
): Promise<void> {
  await inTransaction(db, async (client) => {
    await client.query(
      `insert into rating_fits (season_id, language, fitted_at, matches, basis, field)
       values ($1, $2, now(), $3, $4, $5)
       on conflict (season_id, language) do update set
         fitted_at = excluded.fitted_at, matches = excluded.matches, basis = excluded.basis, field = excluded.field`,
      [seasonId, language, matches, basis, JSON.stringify(field)],
    )
    await client.query('delete from agent_ratings where season_id = $1 and language = $2', [
      seasonId,
      language,
    ])
    await client.query(ratingsStatement, [seasonId, language, JSON.stringify(rows)])
    await client.query(dayStatement, [seasonId, language])
  })
}

/** A season and language whose counted matches have changed since its agents were last rated. */
export interface DueRating extends Rateable {
  readonly game: string
  readonly basis: string
}

/**
 * Reads only standings and decisions, which do not grow with the number of matches. A season that was closed while an
 * earlier method rated keeps its ratings, so that its board does not change. An open one is rated again.
 */
export async function dueRatings(
  client: pg.ClientBase,
  gamesOfOneAgainstAll: readonly string[],
): Promise<DueRating[]> {
  const { rows } = await client.query<StoredDue>(dueStatement, [ratingMethod, gamesOfOneAgainstAll])
  return rows.map((row) => ({ ...row, seasonId: ids.season(row.seasonId) }))
}

type StoredDue = Omit<DueRating, 'seasonId'> & { readonly seasonId: string }

const dueStatement = `
  with played as (
    select season_id, language, concat_ws(' ', sum(matches), sum(points), sum(total),
             (select count(*) from decisions d where d.season_id = s.season_id)) as basis
    from standings s group by season_id, language
  )
  select coalesce(p.season_id, f.season_id) as "seasonId", coalesce(p.language, f.language) as language,
         season.game, coalesce(p.basis, '') as basis
  from played p full join rating_fits f on f.season_id = p.season_id and f.language = p.language
  join seasons season on season.id = coalesce(p.season_id, f.season_id)
  cross join lateral (
    select season.game = any($2::text[]) and f.field is not null
             and (coalesce((f.field ->> 'method')::int, 1) < $1 or f.field -> '${averageWins}' is null) as "isEarlier"
  ) method
  where not ("isEarlier" and season.state = 'closed')
    and (f.basis is distinct from coalesce(p.basis, '') or "isEarlier")
  order by 1, 2`

function rowsOf({ rows }: RatingTable, agentIds: readonly string[]) {
  return rows.map(({ agent, overall, deception, detection, deceiverMatches, voterMatches, provisional }) => ({
    agent_id: agentIds[agent],
    rating: overall.rating,
    low: overall.low,
    high: overall.high,
    rank_best: overall.rankRange.best,
    rank_worst: overall.rankRange.worst,
    provisional,
    matches: deceiverMatches + voterMatches,
    scales: {
      deception: scaleOf(deception, deceiverMatches),
      detection: scaleOf(detection, voterMatches),
    },
  }))
}

function scaleOf({ rating, low, high }: RatingTable['rows'][number]['overall'], matches: number) {
  return { rating, low, high, matches }
}

const ratingsStatement = `
  insert into agent_ratings (season_id, language, agent_id, rating, low, high, rank_best, rank_worst, provisional,
                             scales, matches, fitted_at)
  select $1, $2, r.agent_id, r.rating, r.low, r.high, r.rank_best, r.rank_worst, r.provisional, r.scales, r.matches,
         now()
  from jsonb_to_recordset($3::jsonb) as r(agent_id text, rating float8, low float8, high float8, rank_best int,
                                          rank_worst int, provisional boolean, scales jsonb, matches int)
  join agents a on a.id = r.agent_id`

const dayStatement = `
  insert into rating_days (season_id, language, agent_id, day, total, matches, rating, low, high, version)
  select s.season_id, s.language, s.agent_id, (now() at time zone 'UTC')::date, s.total, s.matches,
         r.rating, r.low, r.high,
         coalesce((select max(v.number) from agent_versions v where v.agent_id = s.agent_id), 1)
  from standings s
  left join agent_ratings r using (season_id, language, agent_id)
  where s.season_id = $1 and s.language = $2
  on conflict (season_id, language, agent_id, day) do update set
    total = excluded.total, matches = excluded.matches, rating = excluded.rating, low = excluded.low,
    high = excluded.high, version = excluded.version`
