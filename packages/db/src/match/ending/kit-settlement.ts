import type { GameKit } from '@wis/games'
import { fullWeight, talliesOfPlaces, unitsPerPoint, weighed } from '@wis/ratings'
import type { PlayedFor } from '../../game/hosted-game.ts'
import { ownColumns } from '../../legacy/columns.ts'
import type { SeatSettlement, Settlement } from './settlement.ts'

/** The result of a decided match. Totals begin at 0 and no match costs, unless its game is older than kits. */
export function kitSettlement(
  kit: GameKit,
  { seasonId, mode, language, seats }: PlayedFor,
  state: unknown,
): Settlement {
  const { rules, results, board, older } = kit
  const outcome = rules.outcome(state)
  if (outcome?.kind !== 'decided') throw new Error('the match is not decided')
  const found = results.of(state)
  const { perPoint } = results
  const tallies = talliesOfPlaces(found, { perPoint, byRole: board.byRole })
  const end = older?.end(state)
  const hasSides = new Set(found.map(({ team }) => team)).size > 1
  const isDraw = hasSides && found.every(({ place }) => place === 1)
  const settled = seats.map(({ agentId, sitsIn = false, weight = fullWeight }, seat) => {
    const result = found[seat]
    const counted = tallies[seat]
    if (!result || !counted) throw new Error(`nothing is known of seat ${seat}`)
    const tally = weighed(counted, weight)
    const { points } = tally
    const sums = { draws: isDraw ? 1 : 0, pointsSquared: points ** 2 }
    return { ...result, agentId, sitsIn, weight, points, tally, sums }
  })
  return {
    seasonId,
    language,
    ranked: mode === 'ranked',
    // TrueSkill is younger than the oldest game, whose matches it does not count.
    movesSkills: hasSides && older === undefined,
    reason: outcome.reason,
    winner: end?.winner ?? null,
    own: end ? ownColumns(end) : null,
    appeal: end?.appeal ?? {
      rounds: kit.scene(state, null).round ?? null,
      tension: kit.tension?.(state).filter(Boolean).length ?? null,
      moments: null,
    },
    entryCost: (end?.entryCost ?? 0) * unitsPerPoint(perPoint),
    initialTotal: (end?.initialTotal ?? 0) * unitsPerPoint(perPoint),
    seats: settled,
    counting: oneAnAgent(settled.filter(({ sitsIn }) => !sitsIn)),
  }
}

/** In a game in which all are on one side, an agent may hold several seats. The match counts once for it. */
function oneAnAgent<Seat extends SeatSettlement>(seats: readonly Seat[]): readonly Seat[] {
  return seats.filter(({ agentId }, at) => seats.findIndex((seat) => seat.agentId === agentId) === at)
}
