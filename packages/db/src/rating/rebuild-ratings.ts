import { ids } from '@wis/engine'
import { fitRatings, fitSides, unpackMatches } from '@wis/ratings'
import type { SideRating } from '@wis/ratings'
import type pg from 'pg'
import type { Database } from '../database.ts'
import { gamesOfOneAgainstAll } from '../game/usual-game.ts'
import type { Difference } from '../standing/standing-row.ts'
import { inSnapshot } from '../transaction.ts'
import { leftOutOf, readSideMatches } from './read-rated-matches.ts'
import type { Rateable } from './read-rated-matches.ts'
import { refitRatings, sideMethodOf, tellsSeats } from './refit-ratings.ts'
import type { FitPacked, Refitted } from './refit-ratings.ts'
import { dueRatings } from './store-ratings.ts'

/**
 * Every stored rating of a game between sides that differs from a new fit. Fields whose matches have changed since their last
 * fit are left out. Changes nothing.
 */
async function compareSideRatings(
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
  const { results, agentIds } = await readSideMatches(
    client,
    field,
    await leftOutOf(client, field.seasonId),
    {
      tellsSeats: tellsSeats(await sideMethodOf(client, field.seasonId)),
    },
  )
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

/**
 * Reads all matches again and rates everybody by them. The histories of earlier days stay, because past days cannot
 * be rated again. Undefined if another process is rating at this moment.
 */
export function rebuildRatings(db: Database): Promise<Refitted | undefined> {
  const fit: FitPacked = async (packed, field) => fitRatings(unpackMatches(packed), field)
  return refitRatings(db, { fit, anew: true })
}

/** The stored ratings of games between sides that differ from a new fit to the same matches. Changes nothing. */
export const compareRatings = (db: Database): Promise<Difference[]> =>
  inSnapshot(db, (client) => compareSideRatings(client, gamesOfOneAgainstAll(db)))
