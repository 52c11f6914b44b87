import { rngAt } from '@wis/engine'
import type { GameEvent, MatchVoided } from '@wis/engine'
import type { OlderDeal, OlderExports } from '@wis/games'
import { canonicalJson, hashText } from '../canonical-json.ts'
import type { EndLine, HeaderLine } from '../export-lines.ts'
import type { ReadLines } from '../read-lines.ts'

/** Everything that chance decided before the first speech. */
export interface Deal extends Pick<OlderDeal, 'spySeat' | 'starter'> {
  readonly seed: string
  readonly pair: readonly [string, string]
  /** Agent ids in seat order. */
  readonly seating: readonly string[]
}

/** Binds the platform to a deal without revealing it. Anybody who later learns deal and salt can check it. */
export function commitmentOf(deal: Deal, salt: string): string {
  const { seed, pair, spySeat, starter, seating } = deal
  return hashText(salt + canonicalJson({ seed, pair, spySeat, starter, seating }))
}

export type OlderLines = ReadLines<HeaderLine, GameEvent | MatchVoided, EndLine>

interface RecomputedOlderDeal extends Deal, OlderDeal {
  /** The entries that open the match. */
  readonly opening: readonly GameEvent[]
}

/** The words as the second entry tells them. Undefined if it does not. */
export const wordsTold = (older: OlderExports, { entries }: OlderLines): OlderDeal['words'] | undefined =>
  older.wordsTold(entries[1]?.event)

/**
 * The deal that follows from the revealed seed and the two words, in either order. Undefined if the second entry does
 * not tell the words.
 */
export function recomputeDeal(older: OlderExports, match: OlderLines): RecomputedOlderDeal | undefined {
  const told = wordsTold(older, match)
  if (!told) return undefined
  const { civilian, spy } = told
  const deal = dealOf(older, match, [civilian, spy])
  return deal.words.spy === spy ? deal : dealOf(older, match, [spy, civilian])
}

function dealOf(
  older: OlderExports,
  { header, end }: OlderLines,
  pair: readonly [string, string],
): RecomputedOlderDeal {
  const { ruleset, language, seats } = header
  const { seed } = end.reveal
  const opening = older.rules.open({ ruleset, language, pair }, [...seats.keys()], rngAt(seed, 0))
  const seating = seats.map(({ agent }) => agent)
  return { seed, pair, seating, ...older.dealOf(opening), opening }
}

/** A match of a block: the agents at the table, and the agents scheduled for the same places at first. */
interface BlockMatch {
  readonly agents: readonly string[]
  readonly scheduled: readonly string[]
}

/**
 * The agents that can be the spy in the next match of a block. Agents that were the spy in an earlier match are left
 * out, so that over a block everybody is the spy once. A replacement takes over the turn of the replaced agent,
 * whether past or to come. If nobody is left, anybody can be.
 */
export function spiesLeft(
  { agents, scheduled }: BlockMatch,
  dealt: readonly (BlockMatch & { readonly spy: string })[],
): readonly string[] {
  const been = new Set(
    dealt.flatMap((match) => [match.spy, match.scheduled[match.agents.indexOf(match.spy)] ?? match.spy]),
  )
  const left = agents.filter((id, place) => !been.has(id) && !been.has(scheduled[place] ?? id))
  return left.length > 0 ? left : agents
}
