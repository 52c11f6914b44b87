import { languages } from '@wis/games'
import type { Language } from '@wis/games'
import { pairUses } from '@wis/protocol'
import { interval } from '@wis/ratings'
import type { Interval } from '@wis/ratings'
import { z } from 'zod'
import type { Database, Page } from '../database.ts'
import { holding } from '../patterns.ts'
import { inTransaction } from '../transaction.ts'

const stored = z.object({
  id: z.string(),
  language: z.enum(languages),
  first: z.string(),
  second: z.string(),
  domain: z.string(),
  difficulty: z.string(),
  active: z.boolean(),
  use: z.enum(pairUses),
  played: z.int(),
  spyWon: z.int(),
})

export interface WordPairRow extends z.infer<typeof stored> {
  /** How often the spy wins with it, with the range that chance leaves open. Null before it was played. */
  readonly spyWins: Interval | null
}

interface Wanted {
  readonly language: Language
  /** Part of one of the words, or of the domain. */
  readonly q?: string | undefined
  readonly order?: 'played' | 'spy-wins' | 'words' | undefined
  /** How many rows stand before this page. */
  readonly cursor?: string | undefined
  readonly limit?: number
}

const orders = {
  played: 'played desc',
  'spy-wins': 'spy_won::float8 / nullif(played, 0) desc nulls last',
  words: 'first, second',
} as const

/** The collection, with how often every pair was played and its results. */
export async function listWordPairs({ pool }: Database, wanted: Wanted): Promise<Page<WordPairRow>> {
  const { language, q, order = 'played', cursor, limit = 50 } = wanted
  const offset = Number(cursor ?? 0)
  const { rows } = await pool.query({
    text: `select id, language, first, second, domain, difficulty, active, use, played, spy_won as "spyWon"
           from word_pairs
           where language = $1
             and ($2::text is null or first ilike $2 or second ilike $2 or domain ilike $2)
           order by ${orders[order]}, id offset $3 limit $4`,
    values: [language, q === undefined ? null : holding(q), offset, limit + 1],
  })
  const items = rows.slice(0, limit).map((row) => {
    const pair = stored.parse(row)
    return { ...pair, spyWins: pair.played === 0 ? null : interval(pair.spyWon, pair.played) }
  })
  return { items, nextCursor: rows.length > limit ? String(offset + limit) : null }
}

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
