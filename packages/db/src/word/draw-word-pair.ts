import type pg from 'pg'

interface Wanted {
  readonly language: string
  /** Pairs that were had before (`first/second`). */
  readonly had?: readonly string[]
  /** The set of words that the ruleset deals. */
  readonly words?: 'undercover' | undefined
}

/**
 * A random pair of the language for a match that is not ranked, if possible one of the wanted set that was not had
 * before. Throws if the collection has none.
 */
export async function drawWordPair(
  client: pg.ClientBase,
  { language, had = [], words }: Wanted,
): Promise<readonly [string, string]> {
  const { rows } = await client.query<{ first: string; second: string }>({
    name: 'draw-word-pair',
    text: `select first, second from word_pairs where language = $1 and active and use = any($3::text[])
           order by use = 'undercover' desc, first || '/' || second = any($2::text[]), random()
           limit 1`,
    values: [language, had, ['practice', 'both', ...(words ? [words] : [])]],
  })
  const [pair] = rows
  if (!pair) throw new Error(`there is no pair of words in language ${language}`)
  return [pair.first, pair.second]
}
