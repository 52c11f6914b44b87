import type { Database } from '../../database.ts'
import { usualGame } from '../../game/usual-game.ts'

/** How many of the newest matches it is chosen from, so that the choice stays cheap however long the history is. */
const among = 400

/** A match of a game worth watching for visitors without another wish: one of the longest of the latest matches. */
export async function surprisingMatch({ pool }: Database, game = usualGame): Promise<string | undefined> {
  const { rows } = await pool.query<{ id: string }>({
    name: 'surprising-match',
    text: `with latest as (
             select id, next_seq from matches where status = 'finished' and not withheld and game = $1
             order by created_at desc limit ${among}),
           long as (
             select id from latest
             where next_seq >= (select percentile_disc(0.5) within group (order by next_seq) from latest))
           select id from long order by random() limit 1`,
    values: [game],
  })
  return rows[0]?.id
}
