import { MatchInPlay, rngAt } from '@wis/engine'
import type { Entry, Forfeit, Language, Turn } from '@wis/engine'
import { materialAt } from '@wis/games'
import type { AnyRuleset, GameKit } from '@wis/games'
import { kitCommitmentOf, seatingOf } from '../commitment.ts'
import { exportMatch } from '../export-match.ts'
import type { FinishedMatch } from '../finished-match.ts'
import { platformKey } from './exported-match.ts'

export interface WantedOfKit {
  readonly kit: GameKit
  readonly ruleset?: AnyRuleset
  readonly seed: string
  readonly language?: Language
  /** Whether seats also give answers that are refused, and none. */
  readonly withSlips?: boolean
  /** Voided from outside after this many rulings. */
  readonly voidedAfter?: number
  /** All seats belong to one agent. */
  readonly alone?: boolean
  /** Those that are seated by chance. */
  readonly agents?: readonly string[]
}

const dated = (seq: number) => new Date(Date.UTC(2026, 0, 1) + 1000 * seq).toISOString()

/** A match of house players that is over. */
export function finishedKitMatch(wanted: WantedOfKit): FinishedMatch {
  const { kit, ruleset = kit.setup.presets[0], seed, language = 'en', alone = false } = wanted
  const seats = Array.from({ length: ruleset.players }, (_, seat) => seat)
  const material = kit.setup.draw(ruleset, language, rngAt(seed, materialAt))
  const match = new MatchInPlay({ game: kit.rules, seats, seed })
  match.open({ ruleset, language, material }, dated)
  let rulings = 0
  for (let [turn] = match.turns(); turn; [turn] = match.turns()) {
    if (rulings++ === wanted.voidedAfter) match.void('platform-fault', dated)
    else match.rule(turn, answerOf(wanted, match, turn), dated)
  }
  const seatingSeed = `seats of ${seed}`
  const { agents = seats.map((seat) => (alone ? 'agent-1' : `agent-${(seat * 7) % 11}`)) } = wanted
  const seating = seatingOf(seatingSeed, agents, (agent) => agent)
  const salt = `salt of ${seed}`
  const deal = { game: kit.id, seed, seatingSeed, material, seating }
  return {
    matchId: `match ${seed}`,
    game: kit.id,
    log: match.log,
    seed,
    seatingSeed,
    salt,
    commitment: kitCommitmentOf(deal, salt),
    seats: seating.map((agent, seat) => ({ agent, version: seat + 1, owner: seat % 2 === 0 ? null : 'Ada' })),
  }
}

interface Playing {
  readonly log: readonly Entry[]
  readonly state: unknown
  stateOf(seat: number): unknown
}

function answerOf({ kit, seed, withSlips = false }: WantedOfKit, match: Playing, turn: Turn): unknown {
  const rng = rngAt(`${seed}:${turn.seat}`, match.log.length)
  const slip = withSlips ? rng.int(5) : 4
  if (slip === 0) return { kind: 'forfeit', reason: 'timeout' } satisfies Forfeit
  if (slip === 1) return kit.rules.readMove(match.state, turn, 'I do not know.')
  if (slip === 2) return kit.rules.readMove(match.state, turn, 'I do not know. '.repeat(20))
  const player = kit.house[(turn.seat + seed.length) % kit.house.length] ?? kit.house[0]
  const asked = { state: match.stateOf(turn.seat), turn, seed, rng }
  return kit.rules.readMove(match.state, turn, JSON.stringify(player.answer(asked).fields))
}

export function exportedKitMatch(wanted: WantedOfKit): readonly string[] {
  const lines = exportMatch(finishedKitMatch(wanted), { version: '1.2.3', key: platformKey })
  if (!lines) throw new Error('nothing to export')
  return lines
}
