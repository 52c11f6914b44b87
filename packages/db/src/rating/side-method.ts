import type { SeasonId } from '@wis/engine'
import { sideRatingMethod } from '@wis/ratings'
import type pg from 'pg'

/** The method by which a season between sides is rated: that of its first fit for ever, so that its board does not move. */
export async function sideMethodOf(client: pg.ClientBase, seasonId: SeasonId): Promise<number> {
  const { rows } = await client.query<{ method: number | null }>(
    `select min(coalesce((field->>'method')::int, 1)) as method from rating_fits where season_id = $1`,
    [seasonId],
  )
  return rows[0]?.method ?? sideRatingMethod
}

/** Whether which seat an agent had is a part of its rating. */
export const tellsSeats = (method: number): boolean => method >= 6
