import { ids } from '@wis/engine'
import type { SeasonId } from '@wis/engine'
import type { NormalisedTable } from '@wis/games'
import type pg from 'pg'
import { ladderFor, speaks } from '../season/ladders.ts'
import { isSelfPlay } from '../season/season-sql.ts'

/** The season of the platform whose matches make a column. */
export interface ColumnSeason {
  readonly id: SeasonId
  readonly slug: string
  readonly name: string
  /** The id of the ruleset that it plays by. */
  readonly ruleset: string
  readonly decisions: number
  /** Under which it keeps the ladder of the column. */
  readonly language: string
}

/**
 * By column: the newest season of the platform in the game, one of self-play if the column is. One that plays by the ruleset of the publication goes before
 * others, if anybody has played there. Null if there is none.
 */
export async function columnSeasons(
  client: Pick<pg.ClientBase, 'query'> | Pick<pg.Pool, 'query'>,
  { columns }: NormalisedTable,
  language: string,
): Promise<readonly (ColumnSeason | null)[]> {
  const { rows } = await client.query<StoredSeason>({
    name: 'column-seasons',
    text: statement,
    values: [
      columns.map(({ game }) => game),
      columns.map(({ ruleset }) => ruleset),
      columns.map(({ selfPlay = false }) => selfPlay),
      language,
    ],
  })
  return rows.map((season) => (season.id === null ? null : { ...season, id: ids.season(season.id) }))
}

type StoredSeason = (Omit<ColumnSeason, 'id'> & { readonly id: string }) | { readonly id: null }

const statement = `
  select s.id, s.slug, s.name, s.ruleset->>'id' as ruleset,
         ${ladderFor('$4::text')} as language,
         (select count(*)::int from decisions d where d.season_id = s.id) as decisions
  from unnest($1::text[], $2::text[], $3::bool[]) with ordinality as wanted(game, ruleset, self_play, number)
  left join lateral (
    select * from seasons s
    where game = wanted.game and owner_id is null and state <> 'created' and ${speaks('$4', 's.languages')}
      and ${isSelfPlay()} = wanted.self_play and not (embargo and published_at is null)
    order by (ruleset->>'id' = wanted.ruleset
              and exists (select 1 from standings t where t.season_id = s.id and t.language = ${ladderFor('$4::text')})) desc,
             starts_at desc
    limit 1
  ) s on true
  order by wanted.number`
