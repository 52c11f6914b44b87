import { appealOf, seatFacts, whoIsSpyKit } from '@wis/games'
import type { SpyState } from '@wis/games'
import { emptySums, fifteenthsPerPoint, fullWeight, tallyOf, weighed } from '@wis/ratings'
import type { PlayedFor } from '../game/hosted-game.ts'
import type { Settlement } from '../match/ending/settlement.ts'
import type { ownMatchColumns } from './columns.ts'

type OwnColumns = Readonly<Record<(typeof ownMatchColumns)[number], number | string>>

/**
 * The result of a decided who-is-spy match for its seats, the ledger and the standings. Throws for any other match.
 */
export function ownSettlement(
  { seasonId, mode, seats }: Omit<PlayedFor, 'language'>,
  state: SpyState,
): Settlement {
  const { ending, spy, words, ruleset, language } = state
  if (ending?.kind !== 'decided' || spy === null || words === null)
    throw new Error('the match is not decided')
  const facts = seatFacts(state)
  const results = whoIsSpyKit.results.of(state)
  const settled = seats.map(({ agentId, sitsIn = false, weight = fullWeight }, seat) => {
    const fact = facts[seat]
    const result = results[seat]
    if (!fact || !result) throw new Error(`nothing is known of seat ${seat}`)
    // Its facts are in the tally.
    const sums = { ...emptySums, pointsSquared: fact.points ** 2 }
    return { ...result, agentId, sitsIn, weight, tally: weighed(tallyOf({ agentId, ...fact }), weight), sums }
  })
  return {
    seasonId,
    language,
    ranked: mode === 'ranked',
    movesSkills: false,
    winner: ending.winner,
    reason: ending.reason,
    own: { spy_seat: spy, civilian_word: words.civilian, spy_word: words.spy } satisfies OwnColumns,
    appeal: appealOf(state),
    initialTotal: ruleset.initialTotal * fifteenthsPerPoint,
    entryCost: ruleset.entryCost * fifteenthsPerPoint,
    seats: settled,
    counting: settled.filter(({ sitsIn }) => !sitsIn),
  }
}

/** The state of a hosted match of who-is-spy is one of its own. */
export const settleInOldColumns = (played: PlayedFor, state: unknown): Settlement =>
  ownSettlement(played, state as SpyState)
