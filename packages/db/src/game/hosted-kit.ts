import { MatchInPlay, rngAt } from '@wis/engine'
import type { Entry, GameEvent } from '@wis/engine'
import { entryOf, materialAt } from '@wis/games'
import type { GameKit } from '@wis/games'
import { olderRequestOf, requestOf } from '@wis/protocol'
import type { EarlierCall, HostedGame } from './hosted-game.ts'

/** A game by the contract of all games, as the platform hosts it. */
export function hostedKit(kit: GameKit): HostedGame {
  const { rules, setup, wire } = kit
  return {
    kit,
    rules,
    entry: entryOf(wire.event),
    configOf: ({ ruleset: stored, language, seed, pair, material = null }) => {
      const ruleset = setup.ruleset.parse(stored)
      return {
        ruleset,
        language,
        // A pair of words that its season dealt is the content of the match.
        material:
          material ?? (pair.length > 0 ? pair : setup.draw(ruleset, language, rngAt(seed, materialAt))),
      }
    },
    requestOf: ({ table, ...asked }) =>
      requestOf({ ...asked, ...table, kit, ruleset: setup.ruleset.parse(table.ruleset) }),
    ...(kit.older && { requestAgain: (before, call) => requestAgain(kit, before, call) }),
  }
}

/** A game that is asked in the older form tells everything again at each turn, so that the log before it is enough. */
function requestAgain(kit: GameKit, before: readonly Entry[], { matchId, seat, ...call }: EarlierCall) {
  const sitting = { game: kit.rules, seats: [seat], seed: '' }
  const known = new MatchInPlay<unknown, unknown, unknown, GameEvent>(sitting, before)
  const turn = known.turns().find((due) => due.seat === seat)
  if (!turn) return undefined
  const { turnLimitMs } = kit.setup.ruleset.parse(call.ruleset)
  const deadline = new Date(Date.parse(call.startedAt) + turnLimitMs).toISOString()
  return olderRequestOf({ kit, matchId, turn, known, deadline })
}
