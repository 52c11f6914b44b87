import { emptySums, emptyTally, fullWeight } from '@wis/ratings'
import type { HostedGame, PlayedFor } from '../../game/hosted-game.ts'
import { kitSettlement } from './kit-settlement.ts'
import type { Settlement } from './settlement.ts'

/** The settlement of a decided match of any game, from its last state. A game without a board gives only points. */
export function settlementOfState({ rules, kit }: HostedGame, played: PlayedFor, state: unknown): Settlement {
  if (kit) return kitSettlement(kit, played, state)
  const outcome = rules.outcome(state)
  if (outcome?.kind !== 'decided') throw new Error('the match is not decided')
  if (played.mode === 'ranked') throw new Error(`matches of ${rules.id} count for nobody`)
  return {
    seasonId: played.seasonId,
    language: played.language,
    ranked: false,
    movesSkills: false,
    winner: null,
    reason: outcome.reason,
    own: null,
    appeal: null,
    counting: [],
    entryCost: 0,
    initialTotal: 0,
    seats: played.seats.map(({ agentId }, seat) => ({
      agentId,
      role: null,
      team: null,
      facts: null,
      weight: fullWeight,
      tally: emptyTally,
      sums: emptySums,
      place: outcome.places[seat] ?? null,
      points: outcome.points[seat] ?? 0,
    })),
  }
}
