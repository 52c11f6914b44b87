import { rngAt } from '@wis/engine'
import { entryOf, materialAt } from '@wis/games'
import type { GameKit } from '@wis/games'
import { gameRequestOf, longestHistory } from '@wis/protocol'
import { kitSettlement } from '../match/ending/kit-settlement.ts'
import type { HostedGame } from './hosted-game.ts'

/** A game by the contract of all games, as the platform hosts it. */
export function hostedKit(kit: GameKit): HostedGame {
  const { rules, setup, wire } = kit
  return {
    kit,
    rules,
    entry: entryOf(wire.event),
    configOf: ({ ruleset: stored, language, seed, material = null }) => {
      const ruleset = setup.ruleset.parse(stored)
      return {
        ruleset,
        language,
        material: material ?? setup.draw(ruleset, language, rngAt(seed, materialAt)),
      }
    },
    requestOf: ({ known, table, ...asked }) =>
      gameRequestOf({
        ...asked,
        ...table,
        kit,
        ruleset: setup.ruleset.parse(table.ruleset),
        state: known.stateOf(asked.turn.seat),
        recent: known.recentOf(asked.turn.seat, longestHistory),
      }),
    settle: (played, state) => kitSettlement(kit, played, state),
  }
}
