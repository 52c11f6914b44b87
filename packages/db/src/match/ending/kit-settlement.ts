import type { GameKit } from '@wis/games'
import { fullWeight, talliesOfPlaces, weighed } from '@wis/ratings'
import type { PlayedFor } from '../../game/hosted-game.ts'
import type { SeatSettlement, Settlement } from './settlement.ts'

/** The result of a decided match of a game that follows the contract. Its totals begin at 0, and no match costs. */
export function kitSettlement(
  { rules, results }: GameKit,
  { seasonId, mode, language, seats }: PlayedFor,
  state: unknown,
): Settlement {
  const outcome = rules.outcome(state)
  if (outcome?.kind !== 'decided') throw new Error('the match is not decided')
  const found = results.of(state)
  const tallies = talliesOfPlaces(found, results.perPoint)
  const hasSides = new Set(found.map(({ team }) => team)).size > 1
  const isDraw = hasSides && found.every(({ place }) => place === 1)
  const settled = seats.map(({ agentId, sitsIn = false, weight = fullWeight }, seat) => {
    const result = found[seat]
    const counted = tallies[seat]
    if (!result || !counted) throw new Error(`nothing is known of seat ${seat}`)
    const tally = weighed(counted, weight)
    const { points } = tally
    const sums = { draws: isDraw ? 1 : 0, pointsSquared: points ** 2, facts: result.facts }
    return { ...result, agentId, sitsIn, weight, points, tally, sums }
  })
  return {
    seasonId,
    language,
    ranked: mode === 'ranked',
    movesSkills: hasSides,
    reason: outcome.reason,
    winner: null,
    own: null,
    appeal: null,
    entryCost: 0,
    initialTotal: 0,
    seats: settled,
    counting: oneAnAgent(settled.filter(({ sitsIn }) => !sitsIn)),
  }
}

/** In a game in which all are on one side, an agent may hold several seats. The match counts once for it. */
function oneAnAgent<Seat extends SeatSettlement>(seats: readonly Seat[]): readonly Seat[] {
  return seats.filter(({ agentId }, at) => seats.findIndex((seat) => seat.agentId === agentId) === at)
}
