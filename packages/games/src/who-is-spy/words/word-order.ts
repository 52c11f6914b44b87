/** Two words as they are dealt: which of them is the spy's, the match's own seed decides. */
export type Pair = readonly [string, string]

/** What a season draws its pairs from in one language, fixed before its first match. */
export interface WordLists {
  readonly language: string
  /** Given to this season alone: each is dealt once, before any other. */
  readonly sealed: readonly Pair[]
  /** Of the common collection, dealt pool by pool. */
  readonly common: readonly Pair[]
}

/** SHA-256 of a text in UTF-8, in hexadecimal. Handed in: this package computes no hashes. */
export type Hash = (text: string) => string

/** A pool is one part in so many of the common pairs. */
const poolShare = 8

export const poolSize = ({ common }: { readonly common: { readonly length: number } }): number =>
  Math.ceil(common.length / poolShare)

/** The pairs of a season's own, in the order in which they are dealt. */
export function sealedOrder(seed: string, { language, sealed }: WordLists, hash: Hash): readonly Pair[] {
  return ordered(sealed, [seed, language, 'sealed'], hash)
}

/**
 * The pairs of a pool, counted from 0, in the order in which they are dealt. What was dealt in the pool before rests.
 * Whoever does not know the seed knows of the next pair only that it is one of those that do not rest.
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

/** All pairs of a season in the order in which they are dealt. Without end, unless there is no pair in the collection. */
export function* wordOrder(seed: string, lists: WordLists, hash: Hash): Generator<Pair, void, undefined> {
  yield* sealedOrder(seed, lists, hash)
  for (let number = 0, before: readonly Pair[] = []; lists.common.length > 0; number++) {
    before = wordPool(seed, lists, { number, before, hash })
    yield* before
  }
}

/** What a season commits to before its first match: the hash of this text. */
export function committedText(seed: string, lists: readonly WordLists[]): string {
  return JSON.stringify([seed, ...lists.map(({ language, sealed, common }) => [language, sealed, common])])
}

const nameOf = (pair: Pair) => JSON.stringify(pair)

/** Nobody who has seen some of an order that hashes make can tell what comes next. */
function ordered(pairs: readonly Pair[], salts: readonly string[], hash: Hash): readonly Pair[] {
  const keyed = pairs.map((pair) => ({ pair, key: hash(JSON.stringify([...salts, ...pair])) }))
  return keyed.toSorted((one, other) => (one.key < other.key ? -1 : 1)).map(({ pair }) => pair)
}
