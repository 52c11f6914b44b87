import type { RatedMatch } from './rated-match.ts'

export interface CanonicalMatch {
  readonly spy: number
  readonly spyWon: 0 | 1
  /** -1 where unknown. */
  readonly pair: number
  /** -1 where unknown. */
  readonly language: number
  readonly civilians: readonly CanonicalCivilian[]
}

export type CanonicalCivilian = readonly [agent: number, ballotsAsked: number, ballotsCorrect: number]

/**
 * The matches in an order that depends on their contents alone, each with its civilians in such an order.
 * Sums over them are then the same to the last bit in whatever order the matches came.
 */
export function canonicalOrder(matches: readonly RatedMatch[]): CanonicalMatch[] {
  return matches.map(canonical).sort(compareMatches)
}

function canonical(match: RatedMatch): CanonicalMatch {
  const { spy, civilians, ballotsAsked, ballotsCorrect, pair = -1, language = -1 } = match
  return {
    spy,
    spyWon: match.spyWon ? 1 : 0,
    pair,
    language,
    civilians: civilians
      .map((agent, i): CanonicalCivilian => [agent, ballotsAsked?.[i] ?? 0, ballotsCorrect?.[i] ?? 0])
      .sort(compareCivilians),
  }
}

function compareMatches(a: CanonicalMatch, b: CanonicalMatch): number {
  return (
    a.spy - b.spy ||
    a.spyWon - b.spyWon ||
    a.pair - b.pair ||
    a.language - b.language ||
    a.civilians.length - b.civilians.length ||
    a.civilians.reduce((order, civilian, i) => order || compareCivilians(civilian, b.civilians[i]), 0)
  )
}

function compareCivilians(a: CanonicalCivilian, b: CanonicalCivilian | undefined): number {
  return b ? a[0] - b[0] || a[1] - b[1] || a[2] - b[2] : 0
}
