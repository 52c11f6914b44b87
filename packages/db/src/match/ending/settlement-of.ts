import { appealOf, seatFacts } from '@wis/games'
import type { SpyState } from '@wis/games'
import { fifteenthsPerPoint, tallyOf } from '@wis/ratings'
import type { PlayedFor } from '../../game/hosted-game.ts'
import type { Settlement } from './settlement.ts'

/**
 * The result of a decided who-is-spy match for its seats, the ledger and the standings. Throws for any other match.
 */
export function settlementOf({ seasonId, mode, seats }: PlayedFor, state: SpyState): Settlement {
  const { ending, spy, words, ruleset, language } = state
  if (ending?.kind !== 'decided' || spy === null || words === null)
    throw new Error('the match is not decided')
  const facts = seatFacts(state)
  const settled = seats.map(({ agentId, sitsIn = false }, seat) => {
    const fact = facts[seat]
    if (!fact) throw new Error(`nothing is known of seat ${seat}`)
    return { agentId, sitsIn, role: fact.role, points: fact.points, tally: tallyOf({ agentId, ...fact }) }
  })
  return {
    seasonId,
    language,
    ranked: mode === 'ranked',
    winner: ending.winner,
    reason: ending.reason,
    spySeat: spy,
    words,
    appeal: appealOf(state),
    initialTotal: ruleset.initialTotal * fifteenthsPerPoint,
    entryCost: ruleset.entryCost * fifteenthsPerPoint,
    seats: settled,
    counting: settled.filter(({ sitsIn }) => !sitsIn),
  }
}
