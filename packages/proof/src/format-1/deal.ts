import { rngAt } from '@wis/engine'
import type { MatchVoided, Seat } from '@wis/engine'
import { whoIsSpy } from '@wis/games'
import type { SpyEvent, Words } from '@wis/games'
import { canonicalJson } from '../canonical-json.ts'
import type { EndLine } from '../export-lines.ts'
import { hashText } from '../hash.ts'
import type { ReadLines } from '../read-lines.ts'
import type { SpyHeaderLine } from './export-lines.ts'

/** Everything that chance decided before the first speech. */
export interface Deal {
  readonly seed: string
  readonly pair: readonly [string, string]
  readonly spySeat: Seat
  readonly starter: Seat
  /** Agent ids in seat order. */
  readonly seating: readonly string[]
}

/** Binds the platform to a deal without revealing it. Anybody who later learns deal and salt can check it. */
export function commitmentOf(deal: Deal, salt: string): string {
  const { seed, pair, spySeat, starter, seating } = deal
  return hashText(salt + canonicalJson({ seed, pair, spySeat, starter, seating }))
}

export type SpyLines = ReadLines<SpyHeaderLine, SpyEvent | MatchVoided, EndLine>

export interface SpyDeal extends Deal {
  readonly words: Words
  /** The entries that open the match. */
  readonly opening: readonly SpyEvent[]
}

/** The words as the second entry tells them. Undefined if it does not. */
export function wordsTold({ entries }: SpyLines): Words | undefined {
  const chosen = entries[1]?.event
  return chosen?.type === 'spy-chosen' ? chosen.words : undefined
}

/**
 * The deal that follows from the revealed seed and the two words, in either order. Undefined if the second entry does
 * not tell the words.
 */
export function recomputeDeal(match: SpyLines): SpyDeal | undefined {
  const told = wordsTold(match)
  if (!told) return undefined
  const { civilian, spy } = told
  const deal = dealOf(match, [civilian, spy])
  return deal.words.spy === spy ? deal : dealOf(match, [spy, civilian])
}

function dealOf({ header, end }: SpyLines, pair: readonly [string, string]): SpyDeal {
  const { ruleset, language, seats } = header
  const { seed } = end.reveal
  const opening = whoIsSpy.open({ ruleset, language, pair }, [...seats.keys()], rngAt(seed, 0))
  const seating = seats.map(({ agent }) => agent)
  return { seed, pair, seating, ...openedDeal(opening), opening }
}

/** The parts of a deal that the entries tell which open the match. */
export function openedDeal(opening: readonly SpyEvent[]): Pick<SpyDeal, 'spySeat' | 'starter' | 'words'> {
  const opened = opening.find((event) => event.type === 'match-opened')
  const chosen = opening.find((event) => event.type === 'spy-chosen')
  if (!opened || !chosen) throw new Error('a match is opened without a deal')
  return { spySeat: chosen.seat, starter: opened.starter, words: chosen.words }
}
