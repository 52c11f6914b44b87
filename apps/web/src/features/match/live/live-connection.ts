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

const resyncPauseMs = 1500

export function liveConnection(open: (events: LineEvents) => LiveLine): LiveConnection {
  const lobby = audience<LobbyChanged['match']>()
  const statuses = audience<LiveStatus>()
  const viewers = new Map<string, number>()
  const viewerNews = audience<About<'match.viewers'>>()

  const hear = ({ name, message }: News) => {
    switch (name) {
      case 'match.entries':
        return matches.receive(message)
      case 'match.resync':
        setTimeout(matches.ask, resyncPauseMs, message.matchId)
        return
      case 'match.viewers':
        viewers.set(message.matchId, message.count)
        return viewerNews.tell(message)
      case 'lobby.changed':
        return lobby.tell(message.match)
    }
  }
  const line = open({
    opened: () => {
      statuses.tell('connected')
      if (lobby.all.size > 0) line.send('lobby.watch', {})
      matches.askAll()
    },
    lost: () => statuses.tell('lost'),
    heard: hear,
  })
  const matches = watchedMatches(line, (matchId) => viewers.delete(matchId))

  return {
    watch: matches.watch,
    ask: matches.ask,
    watchLobby: (listener) => {
      line.send('lobby.watch', {})
      return lobby.join(listener)
    },
    onViewers: (matchId, listener) => {
      listener(viewers.get(matchId) ?? 0)
      return viewerNews.join((news) => {
        if (news.matchId === matchId) listener(news.count)
      })
    },
    onStatus: (listener) => {
      listener(line.isOpen ? 'connected' : 'connecting')
      return statuses.join(listener)
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

/** Those who are told the same. */
function audience<Value>() {
  const all = new Set<(value: Value) => void>()
  return {
    all,
    /** Returns the way to leave. */
    join: (listener: (value: Value) => void) => {
      all.add(listener)
      return () => void all.delete(listener)
    },
    tell: (value: Value) => {
      for (const listener of all) listener(value)
    },
  }
}
