import { rngAt } from '@wis/engine'
import { whoIsSpy } from '@wis/games'
import type { SpyEvent, Words } from '@wis/games'
import type { Deal } from './commitment.ts'
import type { SpyExport } from './read-export.ts'

export interface RecomputedDeal extends Deal {
  readonly words: Words
  /** The entries that open the match. */
  readonly opening: readonly SpyEvent[]
}

/**
 * The deal that follows from the revealed seed and the two words, in either order. Undefined if the second entry does
 * not tell the words.
 */
export function recomputeDeal(match: SpyExport): RecomputedDeal | undefined {
  const chosen = match.entries[1]?.event
  if (chosen?.type !== 'spy-chosen') return undefined
  const { civilian, spy } = chosen.words
  const deal = dealOf(match, [civilian, spy])
  return deal.words.spy === spy ? deal : dealOf(match, [spy, civilian])
}

function dealOf({ header, end }: SpyExport, pair: readonly [string, string]): RecomputedDeal {
  const { ruleset, language, seats } = header
  const { seed } = end.reveal
  const opening = whoIsSpy.open({ ruleset, language, pair }, [...seats.keys()], rngAt(seed, 0))
  const opened = opening.find((event) => event.type === 'match-opened')
  const chosen = opening.find((event) => event.type === 'spy-chosen')
  if (!opened || !chosen) throw new Error('a match is opened without a deal')
  const seating = seats.map(({ agent }) => agent)
  return { seed, pair, spySeat: chosen.seat, starter: opened.starter, seating, words: chosen.words, opening }
}
