import type pg from 'pg'

/** A pair of the language at random; throws where the collection has none. */
export async function drawWordPair(
  client: pg.ClientBase,
  language: string,
): Promise<readonly [string, string]> {
  const { rows } = await client.query<{ first: string; second: string }>({
    name: 'draw-word-pair',
    text: `select first, second from word_pairs where language = $1 and active order by random() limit 1`,
    values: [language],
  })
  const [pair] = rows
  if (!pair) throw new Error(`there is no pair of words in language ${language}`)
  return [pair.first, pair.second]
}
