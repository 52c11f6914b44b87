import type { SeasonId } from '@wis/engine'
import type pg from 'pg'

/** Whether a season is paused. Tables that were prepared before the pause must not begin. */
export async function isPaused(client: pg.ClientBase, seasonId: SeasonId): Promise<boolean> {
  const { rowCount } = await client.query({
    name: 'season-is-paused',
    text: `select 1 from seasons where id = $1 and state = 'paused'`,
    values: [seasonId],
  })
  return rowCount === 1
}
