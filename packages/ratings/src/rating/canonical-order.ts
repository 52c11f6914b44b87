import type { RatedMatch } from './rated-match.ts'

/**
 * The matches in an order that depends on their contents alone, each with its civilians in such an order.
 * Sums over them are then the same to the last bit in whatever order the matches came.
 */
export function canonicalOrder(matches: readonly RatedMatch[]): CanonicalMatch[] {
  return matches.map(canonical).sort((a, b) => compareKeys(a.key, b.key))
}

export interface CanonicalMatch {
  readonly spy: number
  readonly spyWon: number
  /** -1 where unknown. */
  readonly pair: number
  /** -1 where unknown. */
  readonly language: number
  /** Agent, ballots asked and ballots correct of each civilian, one after another. */
  readonly civilians: Int32Array
  readonly key: Int32Array
}

const head = 4
export const perCivilian = 3

function canonical(match: RatedMatch): CanonicalMatch {
  const { spy, pair = -1, language = -1 } = match
  const spyWon = match.spyWon ? 1 : 0
  const civilians = match.civilians
    .map((agent, i) => [agent, match.ballotsAsked?.[i] ?? 0, match.ballotsCorrect?.[i] ?? 0] as const)
    .sort((a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2])
  const key = new Int32Array(head + perCivilian * civilians.length)
  key.set([spy, spyWon, pair, language])
  civilians.forEach((civilian, i) => key.set(civilian, head + perCivilian * i))
  return { spy, spyWon, pair, language, civilians: key.subarray(head), key }
}

function compareKeys(a: Int32Array, b: Int32Array): number {
  const shared = Math.min(a.length, b.length)
  for (let i = 0; i < shared; i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0)
    if (difference !== 0) return difference
  }
  return a.length - b.length
}
