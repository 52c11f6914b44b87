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

/** The parameters of a statement that closes match `$1`. */
interface Closing {
  readonly winner: string
  readonly language: string
  /** Those of the two words. */
  readonly words: readonly [string, string]
}

/** SQL that counts this match for its pair of words. Experiments count for none. */
export const countPair = ({ winner, language, words: [one, other] }: Closing) => `
    update word_pairs set played = played + 1, spy_won = spy_won + (${winner} = 'spy')::int
    where language = ${language} and (select mode from matches where id = $1) <> 'experiment' and ((first = ${one} and second = ${other}) or (first = ${other} and second = ${one}))
  `
