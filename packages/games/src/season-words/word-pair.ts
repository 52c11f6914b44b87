import type { Language } from '@wis/engine'

export const domains = [
  'food',
  'drink',
  'animals',
  'plants',
  'home',
  'clothing',
  'body',
  'jobs',
  'places',
  'transport',
  'tools',
  'technology',
  'sport',
  'games',
  'music',
  'art',
  'school',
  'nature',
  'weather',
  'festivals',
  'people',
  'media',
] as const
export type Domain = (typeof domains)[number]

export const difficulties = ['easy', 'medium', 'hard'] as const

/** Two words so close that one honest clue can fit both. Difficulty is a guess until matches measure it. */
export interface WordPair {
  readonly id: string
  readonly language: Language
  readonly words: readonly [string, string]
  readonly domain: Domain
  readonly difficulty: (typeof difficulties)[number]
}

/** How a pair is listed: first word, second word, expected difficulty. */
export type ListedPair = readonly [string, string, WordPair['difficulty']]
export type PairList = readonly ListedPair[]

/** Words of one kind. Any two of them can be dealt together. */
export interface WordFamily {
  readonly domain: Domain
  readonly words: readonly string[]
}

/** Two words as they are dealt. The match's own seed decides which of them is the spy's. */
export type Pair = readonly [string, string]

/** The word pool of a season in one language, fixed before its first match. */
export interface WordLists {
  readonly language: string
  /** Pairs that belong to this season alone. Each is dealt once, before any other. */
  readonly sealed: readonly Pair[]
  /** Pairs of the common collection, dealt pool by pool. */
  readonly common: readonly Pair[]
}

/** SHA-256 of a text in UTF-8, in hexadecimal. It is a parameter, because this package computes no hashes. */
export type Hash = (text: string) => string

/** A pool is one part in this many of the common pairs. */
const poolShare = 8

export const poolSize = ({ common }: { readonly common: { readonly length: number } }): number =>
  Math.ceil(common.length / poolShare)

/** The pairs of a season's own, in the order in which they are dealt. */
export function sealedOrder(seed: string, { language, sealed }: WordLists, hash: Hash): readonly Pair[] {
  return ordered(sealed, [seed, language, 'sealed'], hash)
}

/**
 * The pairs of a pool, counted from 0, in the order in which they are dealt. Pairs dealt in the pool before rest.
 * Without the seed, nobody can know more about the next pair than that it is not one of the resting ones.
 */
export function wordPool(
  seed: string,
  { language, common }: WordLists,
  {
    number,
    before,
    hash,
  }: { readonly number: number; readonly before: readonly Pair[]; readonly hash: Hash },
): readonly Pair[] {
  const resting = new Set(before.map(nameOf))
  const rested = common.filter((pair) => !resting.has(nameOf(pair)))
  const from = rested.length > 0 ? rested : common
  return ordered(from, [seed, language, String(number)], hash).slice(0, poolSize({ common }))
}

/**
 * All pairs of a season in the order in which they are dealt. The sequence is endless, unless the collection is
 * empty.
 */
export function* wordOrder(seed: string, lists: WordLists, hash: Hash): Generator<Pair, void, undefined> {
  yield* sealedOrder(seed, lists, hash)
  for (let number = 0, before: readonly Pair[] = []; lists.common.length > 0; number++) {
    before = wordPool(seed, lists, { number, before, hash })
    yield* before
  }
}

/** The text whose hash a season publishes before its first match. */
export function committedText(seed: string, lists: readonly WordLists[]): string {
  return JSON.stringify([seed, ...lists.map(({ language, sealed, common }) => [language, sealed, common])])
}

const nameOf = (pair: Pair) => JSON.stringify(pair)

/** The order comes from hashes, so that its known part does not reveal the rest. */
function ordered(pairs: readonly Pair[], salts: readonly string[], hash: Hash): readonly Pair[] {
  const keyed = pairs.map((pair) => ({ pair, key: hash(JSON.stringify([...salts, ...pair])) }))
  return keyed.toSorted((one, other) => (one.key < other.key ? -1 : 1)).map(({ pair }) => pair)
}
