import type { Database } from '../database.ts'
import { inTransaction } from '../transaction.ts'

/** Counts anew how often every pair was played and won by the spy. A match that is settled meanwhile waits for it. */
export async function rebuildWordCounts(db: Database): Promise<void> {
  await inTransaction(db, async (client) => {
    await client.query('lock table word_pairs in share row exclusive mode')
    await client.query(
      `update word_pairs w set played = coalesce(c.played, 0), spy_won = coalesce(c.spy_won, 0)
       from word_pairs p
       left join (
         select language, least(civilian_word, spy_word) as one, greatest(civilian_word, spy_word) as other,
                count(*)::int as played, (count(*) filter (where winner = 'spy'))::int as spy_won
         from matches where status = 'finished' and mode <> 'experiment'
         group by 1, 2, 3
       ) c on c.language = p.language and c.one = least(p.first, p.second) and c.other = greatest(p.first, p.second)
       where w.id = p.id`,
    )
  })
}
