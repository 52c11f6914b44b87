import { languages, poolSize } from '@wis/games'
import type { Language } from '@wis/games'
import { z } from 'zod'
import type { Database } from '../../database.ts'

const count = z.coerce.number()
const stored = z.object({ language: z.enum(languages), sealed: count, common: count, next: count })

/** How far a season has come in the order of its words in a language. */
export interface WordsLeft {
  readonly language: Language
  readonly dealt: number
  /** The number of its own pairs, and how many of them are still to come. */
  readonly own: number
  readonly ownLeft: number
  /** The number of pairs in the current or next pool, and how many of them are still to come. */
  readonly pool: number
  readonly poolLeft: number
}

/** Undefined for a season that has no order of words. */
export async function wordsLeft({ pool }: Pick<Database, 'pool'>, seasonId: string): Promise<WordsLeft[]> {
  const { rows } = await pool.query({
    name: 'words-left',
    text: `select language, next, jsonb_array_length(sealed) as sealed, jsonb_array_length(common) as common
           from season_word_lists where season_id = $1 order by language`,
    values: [seasonId],
  })
  return rows.map((row) => {
    const { language, sealed, common, next } = stored.parse(row)
    const size = poolSize({ common: { length: common } })
    const beyond = Math.max(0, next - sealed)
    const poolLeft = size === 0 ? 0 : size - (beyond % size)
    return { language, dealt: next, own: sealed, ownLeft: Math.max(0, sealed - next), pool: size, poolLeft }
  })
}
