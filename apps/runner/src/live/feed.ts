import { ids, redact } from '@wis/engine'
import type { Entry, Game, GameEvent, MatchId } from '@wis/engine'
import type { ClientToServer, LobbyChanged, ServerToClient } from '@wis/protocol'
import type { Namespace, Socket } from 'socket.io'
import type { Bus } from './bus.ts'

export type LiveNamespace = Namespace<ClientToServer, ServerToClient<Entry>>
export type LiveSocket = Socket<ClientToServer, ServerToClient<Entry>>

export const lobbyRoom = 'lobby'
const matchPrefix = 'match:'
export const matchRoom = (matchId: MatchId) => matchPrefix + matchId
/** The match that a room belongs to; undefined for other rooms. */
export const matchIn = (room: string) =>
  room.startsWith(matchPrefix) ? ids.match(room.slice(matchPrefix.length)) : undefined

type Discreet = Pick<Game<never, never, never, GameEvent>, 'audience'>

/** Tells the watchers of this process and of all others. Entries must be stored first. */
export interface Feed {
  /** Redacts the entries for spectators by the rules of their game. */
  entries(matchId: MatchId, entries: readonly Entry[], rules: Discreet): void
  lobby(match: LobbyChanged['match']): void
}

export function createFeed(live: LiveNamespace, bus: Pick<Bus, 'isAlone'>): Feed {
  /** The watchers in a room, on all runners; undefined if there are certainly none. */
  const watchersIn = (room: string) => {
    if (!bus.isAlone()) return live.to(room)
    return live.adapter.rooms.has(room) ? live.local.to(room) : undefined
  }
  return {
    entries: (matchId, entries, rules) => {
      const watchers = watchersIn(matchRoom(matchId))
      if (!watchers) return
      const shown = entries.map((entry) => redact(rules, 'spectator', entry))
      watchers.emit('match.entries', { matchId, entries: shown })
    },
    lobby: (match) => {
      watchersIn(lobbyRoom)?.emit('lobby.changed', { match })
    },
  }
}

/** Tells the watchers of a match that they may have missed an entry, so that they ask for the rest of the log. */
export function askAgain(socket: LiveSocket, room: string): void {
  const matchId = matchIn(room)
  if (matchId !== undefined) socket.emit('match.resync', { matchId })
}

/** The adapters need some seconds to recover. Watchers that ask earlier would find the same gap again. */
const recoveryMs = 5000

/** Tells all watchers to ask again some time after trouble with the bus, once for any amount of trouble. */
export function resyncAfterTrouble(bus: Pick<Bus, 'onTrouble'>, live: LiveNamespace): void {
  let pending: NodeJS.Timeout | undefined
  bus.onTrouble(() => {
    pending ??= setTimeout(() => {
      pending = undefined
      resyncWatchers(live)
    }, recoveryMs).unref()
  })
}

function resyncWatchers(live: LiveNamespace): void {
  for (const socket of live.sockets.values()) {
    for (const room of socket.rooms) askAgain(socket, room)
  }
}
