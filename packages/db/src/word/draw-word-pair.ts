import type pg from 'pg'

/**
 * A pair of the language at random, if there is one that the schedule of this season has not had yet; throws where the
 * collection has none.
 */
export async function drawWordPair(
  client: pg.ClientBase,
  language: string,
  seasonId?: string,
): Promise<readonly [string, string]> {
  const { rows } = await client.query<{ first: string; second: string }>({
    name: 'draw-word-pair',
    text: `select first, second from word_pairs w where language = $1 and active
           order by exists (select 1 from season_deals d where d.season_id = $2 and d.language = $1
                            and d.pair = array[w.first, w.second]), random()
           limit 1`,
    values: [language, seasonId ?? null],
  })
  const [pair] = rows
  if (!pair) throw new Error(`there is no pair of words in language ${language}`)
  return [pair.first, pair.second]
}
