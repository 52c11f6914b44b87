import type { MatchId } from '@wis/engine'
import type { LobbyChanged } from '@wis/protocol'
import type { LineEvents, LiveLine, News } from './live-line.ts'

export type LiveStatus = 'connecting' | 'connected' | 'lost'

type About<Name extends News['name']> = Extract<News, { readonly name: Name }>['message']
type Entries = About<'match.entries'>['entries']

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

type Listeners<Value> = Set<(value: Value) => void>

const resyncPauseMs = 1500

export function liveConnection(open: (events: LineEvents) => LiveLine): LiveConnection {
  const lobby: Listeners<LobbyChanged['match']> = new Set()
  const statuses: Listeners<LiveStatus> = new Set()
  const viewers = new Map<string, number>()
  const viewerNews: Listeners<About<'match.viewers'>> = new Set()

  const hear = ({ name, message }: News) => {
    switch (name) {
      case 'match.entries':
        return matches.receive(message)
      case 'match.resync':
        setTimeout(matches.ask, resyncPauseMs, message.matchId)
        return
      case 'match.viewers':
        viewers.set(message.matchId, message.count)
        return tell(viewerNews, message)
      case 'lobby.changed':
        return tell(lobby, message.match)
    }
  }
  const line = open({
    opened: () => {
      tell(statuses, 'connected')
      if (lobby.size > 0) line.send('lobby.watch', {})
      matches.askAll()
    },
    lost: () => tell(statuses, 'lost'),
    heard: hear,
  })
  const matches = watchedMatches(line, (matchId) => viewers.delete(matchId))

  return {
    watch: matches.watch,
    ask: matches.ask,
    watchLobby: (listener) => {
      line.send('lobby.watch', {})
      return join(lobby, listener)
    },
    onViewers: (matchId, listener) => {
      listener(viewers.get(matchId) ?? 0)
      return join(viewerNews, (news) => {
        if (news.matchId === matchId) listener(news.count)
      })
    },
    onStatus: (listener) => {
      listener(line.isOpen ? 'connected' : 'connecting')
      return join(statuses, listener)
    },
    close: () => line.close(),
  }
}

/** Asks for the entries that the watchers of each match lack, until the last of them leaves. */
function watchedMatches(line: LiveLine, onLeft: (matchId: string) => void) {
  const watchers = new Map<string, Set<MatchWatcher>>()
  const ask = (matchId: string) => {
    const wanted = watchers.get(matchId)
    if (!wanted) return
    const since = Math.min(...[...wanted].map((watcher) => watcher.since()))
    line.send('match.watch', { matchId, since })
  }
  return {
    ask,
    askAll: () => {
      for (const matchId of watchers.keys()) ask(matchId)
    },
    receive: ({ matchId, entries }: About<'match.entries'>) => {
      for (const watcher of watchers.get(matchId) ?? []) watcher.receive(entries)
    },
    watch: (matchId: string, watcher: MatchWatcher) => {
      const wanted = watchers.get(matchId) ?? new Set()
      watchers.set(matchId, wanted.add(watcher))
      ask(matchId)
      return () => {
        wanted.delete(watcher)
        if (wanted.size > 0) return
        watchers.delete(matchId)
        onLeft(matchId)
        line.send('match.leave', { matchId })
      }
    },
  }
}

/** Returns the way to leave. */
function join<Value>(listeners: Listeners<Value>, listener: (value: Value) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function tell<Value>(listeners: Listeners<Value>, value: Value): void {
  for (const listener of listeners) listener(value)
}
