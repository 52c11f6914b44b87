import { ids, redact } from '@wis/engine'
import type { Entry, MatchId } from '@wis/engine'
import { whoIsSpy } from '@wis/games'
import type { SpyEvent } from '@wis/games'
import type { ClientToServer, LobbyChanged, ServerToClient } from '@wis/protocol'
import type { Namespace } from 'socket.io'

export type LiveNamespace = Namespace<ClientToServer, ServerToClient>

export const lobbyRoom = 'lobby'
const matchPrefix = 'match:'
export const matchRoom = (matchId: MatchId) => matchPrefix + matchId
/** The match that a room is for; undefined where it is for none. */
export const matchIn = (room: string) =>
  room.startsWith(matchPrefix) ? ids.match(room.slice(matchPrefix.length)) : undefined

/** Tells whoever watches, on this process or another. Called only with what has been stored. */
export interface Feed {
  entries(matchId: MatchId, entries: readonly Entry<SpyEvent>[]): void
  lobby(match: LobbyChanged['match']): void
}

export function createFeed(live: LiveNamespace): Feed {
  return {
    entries: (matchId, entries) => {
      const shown = entries.map((entry) => redact(whoIsSpy, 'spectator', entry))
      live.to(matchRoom(matchId)).emit('match.entries', { matchId, entries: shown })
    },
    lobby: (match) => {
      live.to(lobbyRoom).emit('lobby.changed', { match })
    },
  }
}
