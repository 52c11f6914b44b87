import type pg from 'pg'

/**
 * A random practice pair of the language, if possible one that was not had before (`first/second`). Throws if the
 * collection has none.
 */
export async function drawWordPair(
  client: pg.ClientBase,
  language: string,
  had: readonly string[] = [],
): Promise<readonly [string, string]> {
  const { rows } = await client.query<{ first: string; second: string }>({
    name: 'draw-word-pair',
    text: `select first, second from word_pairs where language = $1 and active and use <> 'ranked'
           order by first || '/' || second = any($2::text[]), random()
           limit 1`,
    values: [language, had],
  })
  const [pair] = rows
  if (!pair) throw new Error(`there is no pair of words in language ${language}`)
  return [pair.first, pair.second]
}
