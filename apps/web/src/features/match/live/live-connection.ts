import type { MatchId } from '@wis/engine'
import type { ClientToServer, LobbyChanged, ServerToClient, SpyEntry } from '@wis/protocol'
import type { Socket } from 'socket.io-client'

export type LiveStatus = 'connecting' | 'connected' | 'lost'
type LiveSocket = Socket<ServerToClient, ClientToServer>

export interface MatchWatcher {
  /** The number of the last entry this watcher has; asked anew for every question. */
  since(): number
  receive(entries: readonly SpyEntry[]): void
}

/** One socket for everything a page watches. It reconnects by itself and then asks for what was missed. */
export interface LiveConnection {
  watch(matchId: MatchId, watcher: MatchWatcher): () => void
  /** Asks again, because something is missing. */
  ask(matchId: MatchId): void
  watchLobby(listener: (match: LobbyChanged['match']) => void): () => void
  /** Told how many watch a match, as long as this page does. */
  onViewers(matchId: MatchId, listener: (count: number) => void): () => void
  onStatus(listener: (status: LiveStatus) => void): () => void
  close(): void
}

const resyncPauseMs = 1500

export function liveConnection(socket: LiveSocket): LiveConnection {
  const watchers = new Map<string, Set<MatchWatcher>>()
  const lobbyListeners = new Set<(match: LobbyChanged['match']) => void>()
  const statusListeners = new Set<(status: LiveStatus) => void>()
  const viewers = new Map<string, number>()
  const viewerListeners = new Map<string, Set<(count: number) => void>>()

  const ask = (matchId: string) => {
    const wanted = watchers.get(matchId)
    if (!wanted || !socket.connected) return
    const since = Math.min(...[...wanted].map((watcher) => watcher.since()))
    socket.emit('match.watch', { matchId, since })
  }
  const tell = (status: LiveStatus) =>
    statusListeners.forEach((listener) => {
      listener(status)
    })

  socket.on('connect', () => {
    tell('connected')
    if (lobbyListeners.size > 0) socket.emit('lobby.watch', {})
    for (const matchId of watchers.keys()) ask(matchId)
  })
  socket.on('disconnect', () => {
    tell('lost')
  })
  socket.on('connect_error', () => {
    tell('lost')
  })
  socket.on('match.entries', ({ matchId, entries }) => {
    watchers.get(matchId)?.forEach((watcher) => {
      watcher.receive(entries)
    })
  })
  socket.on('match.resync', ({ matchId }) => setTimeout(ask, resyncPauseMs, matchId))
  socket.on('match.viewers', ({ matchId, count }) => {
    viewers.set(matchId, count)
    viewerListeners.get(matchId)?.forEach((listener) => {
      listener(count)
    })
  })
  socket.on('lobby.changed', ({ match }) => {
    lobbyListeners.forEach((listener) => {
      listener(match)
    })
  })

  return {
    watch: (matchId, watcher) => {
      const wanted = watchers.get(matchId) ?? new Set()
      watchers.set(matchId, wanted.add(watcher))
      ask(matchId)
      return () => {
        wanted.delete(watcher)
        if (wanted.size > 0) return
        watchers.delete(matchId)
        viewers.delete(matchId)
        if (socket.connected) socket.emit('match.leave', { matchId })
      }
    },
    ask,
    watchLobby: (listener) => {
      lobbyListeners.add(listener)
      if (socket.connected) socket.emit('lobby.watch', {})
      return () => lobbyListeners.delete(listener)
    },
    onViewers: (matchId, listener) => {
      const listeners = viewerListeners.get(matchId) ?? new Set()
      viewerListeners.set(matchId, listeners.add(listener))
      listener(viewers.get(matchId) ?? 0)
      return () => listeners.delete(listener)
    },
    onStatus: (listener) => {
      statusListeners.add(listener)
      listener(socket.connected ? 'connected' : 'connecting')
      return () => statusListeners.delete(listener)
    },
    close: () => socket.disconnect(),
  }
}
