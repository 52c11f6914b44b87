import type { AgentId, SeasonId } from '@wis/engine'
import { seatFacts } from '@wis/games'
import type { SpyState } from '@wis/games'
import { fifteenthsPerPoint, tallyOf } from '@wis/ratings'
import type { Settlement } from './settlement.ts'

/** The part of a match that its log does not know: what it counts for, and who sat where. */
export interface PlayedFor {
  readonly seasonId: SeasonId
  readonly mode: 'ranked' | 'practice'
  readonly seats: readonly { readonly agentId: AgentId }[]
}

/** What a decided match means for its seats, the ledger and the standings. Throws for any other match. */
export function settlementOf({ seasonId, mode, seats }: PlayedFor, state: SpyState): Settlement {
  const { ending, spy, words, ruleset, language } = state
  if (ending?.kind !== 'decided' || spy === null || words === null)
    throw new Error('the match is not decided')
  const facts = seatFacts(state)
  return {
    seasonId,
    language,
    ranked: mode === 'ranked',
    winner: ending.winner,
    reason: ending.reason,
    spySeat: spy,
    words,
    initialTotal: ruleset.initialTotal * fifteenthsPerPoint,
    entryCost: ruleset.entryCost * fifteenthsPerPoint,
    seats: seats.map(({ agentId }, seat) => {
      const fact = facts[seat]
      if (!fact) throw new Error(`nothing is known of seat ${seat}`)
      return { agentId, role: fact.role, points: fact.points, tally: tallyOf({ agentId, ...fact }) }
    }),
  }
}
