import { ids } from '@wis/engine'
import { fitSides } from '@wis/ratings'
import type { SideRating } from '@wis/ratings'
import type pg from 'pg'
import type { Difference } from '../standing/difference.ts'
import { dueRatings } from './due-ratings.ts'
import { leftOutOf } from './left-out.ts'
import type { Rateable } from './read-rated-matches.ts'
import { readSideMatches } from './read-side-matches.ts'

/**
 * Every stored rating of a game between sides that differs from a new fit. Fields whose matches have changed since their last
 * fit are left out. Changes nothing.
 */
export async function compareSideRatings(
  client: pg.ClientBase,
  gamesOfOneAgainstAll: readonly string[],
): Promise<Difference[]> {
  const { rows } = await client.query<{ seasonId: string; language: string }>(
    `select f.season_id as "seasonId", f.language from rating_fits f join seasons s on s.id = f.season_id
       where s.game <> all($1::text[])`,
    [gamesOfOneAgainstAll],
  )
  const due = new Set((await dueRatings(client, gamesOfOneAgainstAll)).map(keyOf))
  const differences: Difference[] = []
  for (const { seasonId, language } of rows) {
    const field = { seasonId: ids.season(seasonId), language }
    if (!due.has(keyOf(field))) differences.push(...(await compareField(client, field)))
  }
  return differences
}

const keyOf = ({ seasonId, language }: Rateable) => `${seasonId}/${language}`

const columns = ['rating', 'low', 'high', 'matches'] as const satisfies readonly (keyof SideRating)[]

type StoredRating = Pick<SideRating, (typeof columns)[number]> & { readonly id: string }

async function compareField(client: pg.ClientBase, field: Rateable): Promise<Difference[]> {
  const { results, agentIds } = await readSideMatches(client, field, await leftOutOf(client, field.seasonId))
  const wanted = new Map(fitSides(results).map((rating) => [agentIds[rating.agent], rating]))
  const { rows } = await client.query<StoredRating>(
    `select agent_id as id, rating, low, high, matches from agent_ratings where season_id = $1 and language = $2`,
    [field.seasonId, field.language],
  )
  const found = new Map(rows.map((row) => [row.id, row]))
  return [...new Set([...wanted.keys(), ...found.keys()])].flatMap((id) =>
    columns.flatMap((column) => {
      const [stored, recomputed] = [found.get(id ?? '')?.[column] ?? 0, wanted.get(id)?.[column] ?? 0]
      return stored === recomputed ? [] : [{ where: `${keyOf(field)}/${id}`, column, stored, recomputed }]
    }),
  )
}
