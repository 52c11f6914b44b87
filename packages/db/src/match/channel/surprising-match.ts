import type { Database } from '../../database.ts'

/** How many of the newest matches it is chosen from, so that the choice stays cheap however long the history is. */
const among = 400

/** A match worth watching for visitors without a wish: one of the longest of the latest matches. */
export async function surprisingMatch({ pool }: Database): Promise<string | undefined> {
  const { rows } = await pool.query<{ id: string }>({
    name: 'surprising-match',
    text: `with latest as (
             select id, next_seq from matches where status = 'finished' and not withheld
             order by created_at desc limit ${among}),
           long as (
             select id from latest
             where next_seq >= (select percentile_disc(0.5) within group (order by next_seq) from latest))
           select id from long order by random() limit 1`,
  })
  return rows[0]?.id
}
