import { createHash, randomBytes } from 'node:crypto'
import { committedText, kits } from '@wis/games'
import type { WordLists } from '@wis/games'
import type pg from 'pg'

/** SHA-256 in hexadecimal, as used for the order of a season's words. */
export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/**
 * Fixes the word pool of a season, and binds the platform to the order. Called once, when the season opens, before
 * any ranked match. Games without pairs of words have nothing to commit to. A language without pairs of its own is left out, and draws from the collection.
 */
export async function commitWords(client: pg.ClientBase, seasonId: string): Promise<void> {
  const lists = (await listsOf(client, seasonId)).filter(
    ({ sealed, common }) => sealed.length + common.length > 0,
  )
  if (lists.length === 0) return
  const seed = randomBytes(32).toString('hex')
  await client.query({
    name: 'commit-words',
    text: 'update seasons set word_seed = $2, word_commitment = $3 where id = $1',
    values: [seasonId, seed, sha256(committedText(seed, lists))],
  })
  for (const { language, sealed, common } of lists) {
    await client.query({
      name: 'save-word-list',
      text: 'insert into season_word_lists (season_id, language, sealed, common) values ($1, $2, $3, $4)',
      values: [seasonId, language, JSON.stringify(sealed), JSON.stringify(common)],
    })
  }
}

const gamesOfWords = kits.filter(({ setup }) => setup.brings === 'word-pairs').map(({ id }) => id)

/** In the order of the season's languages. */
async function listsOf(client: pg.ClientBase, seasonId: string): Promise<readonly WordLists[]> {
  const { rows } = await client.query<WordLists>({
    name: 'words-to-commit',
    text: `select l.language,
                  (select coalesce(json_agg(json_build_array(p.first, p.second) order by p.id), '[]')
                   from season_pairs p where p.season_id = s.id and p.language = l.language) as sealed,
                  (select coalesce(json_agg(json_build_array(w.first, w.second) order by w.id), '[]')
                   from word_pairs w
                   where w.language = l.language and w.active and w.use in ('ranked', 'both')) as common
           from seasons s cross join unnest(s.languages) with ordinality as l(language, place)
           where s.id = $1 and s.game = any($2::text[])
           order by l.place`,
    values: [seasonId, gamesOfWords],
  })
  return rows
}
