import { languages } from '@wis/games'
import type { Language } from '@wis/games'
import { pairUses } from '@wis/protocol'
import { interval } from '@wis/ratings'
import type { Interval } from '@wis/ratings'
import { z } from 'zod'
import type { Database } from '../database.ts'
import type { Page } from '../page.ts'

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
    values: [language, q === undefined ? null : `%${q.replace(/[\\%_]/g, '\\$&')}%`, offset, limit + 1],
  })
  const items = rows.slice(0, limit).map((row) => {
    const pair = stored.parse(row)
    return { ...pair, spyWins: pair.played === 0 ? null : interval(pair.spyWon, pair.played) }
  })
  return { items, nextCursor: rows.length > limit ? String(offset + limit) : null }
}
