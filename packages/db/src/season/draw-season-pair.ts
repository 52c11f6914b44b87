import type { SeasonId } from '@wis/engine'
import type pg from 'pg'
import { drawWordPair } from '../word/draw-word-pair.ts'

interface Wanted {
  readonly seasonId: SeasonId
  readonly language: string
}

/**
 * A pair for a ranked match of a season: of its own words one that no deal of its schedule has shown, if there is one, and
 * of these the one that was dealt least; else one of the collection that no deal of its schedule has had, if there is one.
 */
export async function drawSeasonPair(
  client: pg.ClientBase,
  { seasonId, language }: Wanted,
): Promise<readonly [string, string]> {
  const { rows } = await client.query<{ first: string; second: string }>({
    name: 'draw-season-pair',
    text: `update season_pairs set played = played + 1
           where id = (select id from season_pairs p where season_id = $1 and language = $2
                       order by exists (select 1 from season_deals d where d.season_id = $1 and d.language = $2 and d.shown
                                        and d.pair = array[p.first, p.second]),
                                played, random()
                       limit 1 for update skip locked)
           returning first, second`,
    values: [seasonId, language],
  })
  const [pair] = rows
  return pair ? [pair.first, pair.second] : drawWordPair(client, language, seasonId)
}
