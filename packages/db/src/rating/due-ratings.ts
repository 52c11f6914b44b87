import { ids } from '@wis/engine'
import { ratingMethod } from '@wis/ratings'
import type pg from 'pg'
import { averageWins } from './board-skills.ts'
import type { Rateable } from './read-rated-matches.ts'

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
