import { replay } from '@wis/engine'
import { gameCalled } from '../../game/hosted-game.ts'
import type { HostedGames, PlayedFor } from '../../game/hosted-game.ts'
import { settlementOfState } from './settlement-of-state.ts'
import type { Settlement } from './settlement.ts'

interface PlayedGame extends PlayedFor {
  readonly game: string
}

/** The settlement of a decided match of any game, from its stored log. */
export function settlementOfLog(
  db: { readonly games: HostedGames },
  played: PlayedGame,
  stored: readonly { readonly seq: number; readonly at: string; readonly event: unknown }[],
): Settlement {
  const game = gameCalled(db, played.game)
  const log = stored.map((entry) => game.entry.parse(entry))
  return settlementOfState(game, played, replay(game.rules, log))
}
