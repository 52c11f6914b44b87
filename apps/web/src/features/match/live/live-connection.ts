import type { MatchId } from '@wis/engine'
import type { LobbyChanged } from '@wis/protocol'
import type { LineEvents, LiveLine, News } from './live-line.ts'

export type LiveStatus = 'connecting' | 'connected' | 'lost'

type Entries = Extract<News, { readonly name: 'match.entries' }>['message']['entries']

export interface MatchWatcher {
  /** The number of this watcher's last entry, read again for every question. */
  since(): number
  receive(entries: Entries): void
}

/** One line for everything that a page watches. Whenever it is restored, it asks for the missed entries. */
export interface LiveConnection {
  watch(matchId: MatchId, watcher: MatchWatcher): () => void
  /** Asks again, because something is missing. */
  ask(matchId: MatchId): void
  watchLobby(listener: (match: LobbyChanged['match']) => void): () => void
  /** Called with the number of viewers of a match, as long as this page watches it. */
  onViewers(matchId: MatchId, listener: (count: number) => void): () => void
  onStatus(listener: (status: LiveStatus) => void): () => void
  close(): void
}

const resyncPauseMs = 1500

export function liveConnection(open: (events: LineEvents) => LiveLine): LiveConnection {
  const watchers = new Map<string, Set<MatchWatcher>>()
  const lobbyListeners = new Set<(match: LobbyChanged['match']) => void>()
  const statusListeners = new Set<(status: LiveStatus) => void>()
  const viewers = new Map<string, number>()
  const viewerListeners = new Map<string, Set<(count: number) => void>>()

  const ask = (matchId: string) => {
    const wanted = watchers.get(matchId)
    if (!wanted) return
    const since = Math.min(...[...wanted].map((watcher) => watcher.since()))
    line.send('match.watch', { matchId, since })
  }
  const tell = (status: LiveStatus) => {
    for (const listener of statusListeners) listener(status)
  }
  const hear = ({ name, message }: News) => {
    switch (name) {
      case 'match.entries':
        for (const watcher of watchers.get(message.matchId) ?? []) watcher.receive(message.entries)
        return
      case 'match.resync':
        setTimeout(ask, resyncPauseMs, message.matchId)
        return
      case 'match.viewers':
        viewers.set(message.matchId, message.count)
        for (const listener of viewerListeners.get(message.matchId) ?? []) listener(message.count)
        return
      case 'lobby.changed':
        for (const listener of lobbyListeners) listener(message.match)
    }
  }
  const line = open({
    opened: () => {
      tell('connected')
      if (lobbyListeners.size > 0) line.send('lobby.watch', {})
      for (const matchId of watchers.keys()) ask(matchId)
    },
    lost: () => {
      tell('lost')
    },
    heard: hear,
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
        line.send('match.leave', { matchId })
      }
    },
    ask,
    watchLobby: (listener) => {
      lobbyListeners.add(listener)
      line.send('lobby.watch', {})
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
      listener(line.isOpen ? 'connected' : 'connecting')
      return () => statusListeners.delete(listener)
    },
    close: () => {
      line.close()
    },
  }
}
