import { replay } from '@wis/engine'
import { gameCalled } from '../../game/hosted-game.ts'
import type { HostedGames, PlayedFor } from '../../game/hosted-game.ts'
import { settlementFor } from './settlement-for.ts'
import type { Settlement } from './settlement.ts'

interface PlayedGame extends PlayedFor {
  readonly game: string
}

/** The result of a decided match of any game, read from its stored log. */
export function settlementOfLog(
  db: { readonly games: HostedGames },
  played: PlayedGame,
  stored: readonly { readonly seq: number; readonly at: string; readonly event: unknown }[],
): Settlement {
  const game = gameCalled(db, played.game)
  const log = stored.map((entry) => game.entry.parse(entry))
  return settlementFor(game, played, replay(game.rules, log))
}
