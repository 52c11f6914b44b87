import { createHash, randomBytes } from 'node:crypto'
import { committedText, kits, languages, poolSize, sealedOrder, wordPool } from '@wis/games'
import type { Language, Pair, WordLists } from '@wis/games'
import type pg from 'pg'
import { z } from 'zod'
import type { Database } from '../database.ts'

/** SHA-256 in hexadecimal, as used for the order of a season's words. */
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

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

const count = z.coerce.number()
const stored = z.object({ language: z.enum(languages), sealed: count, common: count, next: count })

/** How far a season has come in the order of its words in a language. */
interface WordsLeft {
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

interface Wanted {
  readonly seasonId: string
  readonly language: string
}

/** A pair with its place in the order of a season's words. */
interface PlacedPair {
  readonly pair: Pair
  readonly place: number
}

/**
 * Takes the next pair in the order of a season's words. Undefined if there is no order, or all pairs are dealt and
 * the collection has none to follow. Another draw waits for the caller's transaction, so that no place is left out.
 */
export async function nextWordPlace(client: pg.ClientBase, wanted: Wanted): Promise<PlacedPair | undefined> {
  const { seasonId, language } = wanted
  const { rows } = await client.query<{ place: number }>({
    name: 'next-word-place',
    text: `update season_word_lists set next = next + 1 where season_id = $1 and language = $2
           returning next - 1 as place`,
    values: [seasonId, language],
  })
  const [taken] = rows
  if (!taken) return undefined
  const { place } = taken
  const pair = (await pairAt(client, wanted, place)) ?? (await extended(client, wanted, place))
  return pair && { pair, place }
}

async function pairAt(
  client: pg.ClientBase,
  { seasonId, language }: Wanted,
  place: number,
): Promise<Pair | undefined> {
  const { rows } = await client.query<{ pair: [string, string] }>({
    name: 'word-at-place',
    text: `select array[first, second] as pair from season_word_draws
           where season_id = $1 and language = $2 and place = $3`,
    values: [seasonId, language, place],
  })
  return rows[0]?.pair
}

/** Builds the part of the order that contains this place, and returns the pair there. */
async function extended(client: pg.ClientBase, wanted: Wanted, place: number): Promise<Pair | undefined> {
  const { rows } = await client.query<WordLists & { readonly seed: string }>({
    name: 'word-lists-of-season',
    text: `select l.language, l.sealed, l.common, s.word_seed as seed
           from season_word_lists l join seasons s on s.id = l.season_id
           where l.season_id = $1 and l.language = $2`,
    values: [wanted.seasonId, wanted.language],
  })
  const [stored] = rows
  if (!stored) return undefined
  const { seed, ...lists } = stored
  const own = lists.sealed.length
  if (place < own) {
    const pairs = sealedOrder(seed, lists, sha256)
    await savePlaces(client, wanted, { from: 0, pairs })
    return pairs[place]
  }
  if (lists.common.length === 0) return undefined
  const size = poolSize(lists)
  const number = Math.floor((place - own) / size)
  const from = own + number * size
  const before = number === 0 ? [] : await placesBetween(client, wanted, { from: from - size, to: from })
  const pairs = wordPool(seed, lists, { number, before, hash: sha256 })
  await savePlaces(client, wanted, { from, pairs })
  return pairs[place - from]
}

async function placesBetween(
  client: pg.ClientBase,
  { seasonId, language }: Wanted,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<readonly Pair[]> {
  const { rows } = await client.query<{ pair: [string, string] }>({
    name: 'words-of-pool',
    text: `select array[first, second] as pair from season_word_draws
           where season_id = $1 and language = $2 and place >= $3 and place < $4 order by place`,
    values: [seasonId, language, from, to],
  })
  return rows.map(({ pair }) => pair)
}

async function savePlaces(
  client: pg.ClientBase,
  { seasonId, language }: Wanted,
  { from, pairs }: { readonly from: number; readonly pairs: readonly Pair[] },
): Promise<void> {
  await client.query({
    name: 'save-word-draws',
    text: `insert into season_word_draws (season_id, language, place, first, second)
           select $1, $2, $3 + t.number - 1, t.first, t.second
           from unnest($4::text[], $5::text[]) with ordinality as t(first, second, number)`,
    values: [seasonId, language, from, pairs.map(([first]) => first), pairs.map(([, second]) => second)],
  })
}
