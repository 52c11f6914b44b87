import { ids } from '@wis/engine'
import type { SeasonId } from '@wis/engine'
import { usualGame } from '@wis/games'
import type pg from 'pg'

/**
 * All matches of experiments belong to this season. It is never opened, so nobody is shown what belongs to it but by
 * way of its experiment, and it has no board. Its short name is none that anybody could give a season.
 */
export const labSeason: SeasonId = ids.season('lab')
export const labSlug = '.lab'

/** Makes the season unless it is there. */
export async function ensureLabSeason(client: Pick<pg.ClientBase, 'query'>): Promise<void> {
  await client.query(
    `insert into seasons (id, slug, name, game, ruleset, languages, state, format)
     values ($1, $2, 'Experiments', $3, '{"id": "lab", "players": 1, "turnLimitMs": 1}', '{}', 'created', 'ladder')
     on conflict do nothing`,
    [labSeason, labSlug, usualGame],
  )
}
