import { poolSize, sealedOrder, wordPool } from '@wis/games'
import type { Pair, WordLists } from '@wis/games'
import type pg from 'pg'
import { sha256 } from './commit-words.ts'

interface Wanted {
  readonly seasonId: string
  readonly language: string
}

/** A pair with its place in the order of a season's words. */
export interface PlacedPair {
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
