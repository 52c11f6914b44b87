import { settlementOfState } from '@wis/arena'
import type { PlayedFor, Settlement } from '@wis/arena'
import { replay } from '@wis/engine'
import { gameCalled } from '../../game/hosted-game.ts'
import type { HostedGames } from '../../game/hosted-game.ts'

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
