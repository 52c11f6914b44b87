import { isHidden } from '@wis/engine'
import type { SpyEntry } from '@wis/games'
import type { ClientToServer, ServerToClient } from '@wis/protocol'
import { io } from 'socket.io-client'
import type { Socket } from 'socket.io-client'

/** The number of matches that one connection follows. A gateway allows a few more. */
const matchesPerSocket = 40
const resyncPauseMs = 500
/**
 * A gateway does not answer too many requests in a short time. After this pause, the spectator asks again for missing
 * entries.
 */
const askAgainMs = 3000

type Watcher = Socket<ServerToClient, ClientToServer>

/**
 * A spectator that watches every match from beginning to end, as a page does, and asks for missing entries by number.
 */
export interface Spectator {
  watch(matchId: string): void
  /** The entries of a match that it has, in order, without a gap. */
  logOf(matchId: string): readonly SpyEntry[]
  /** True if it knows the end of every watched match, and has all entries of each. */
  hasSeenAll(): boolean
  readonly counts: Readonly<Record<'connects' | 'gaps' | 'doubles' | 'resyncs', number>>
  /** The leaks it saw, as sentences: secrets that no spectator may see. */
  readonly faults: readonly string[]
  stop(): void
}

export function openSpectator(url: string): Spectator {
  const logs = new Map<string, SpyEntry[]>()
  const socketOf = new Map<string, Watcher>()
  const counts = { connects: 0, gaps: 0, doubles: 0, resyncs: 0 }
  const faults: string[] = []
  const sockets: Watcher[] = []

  const due = new Map<string, NodeJS.Timeout>()

  /** Asks once for all gaps of the same moment. */
  const ask = (matchId: string) => {
    if (!due.has(matchId)) due.set(matchId, setTimeout(askNow, 50, matchId))
  }
  const askNow = (matchId: string) => {
    due.delete(matchId)
    const socket = socketOf.get(matchId)
    const log = logs.get(matchId) ?? []
    // After the end the log is open, so the hidden entries are read from the beginning.
    const since = isOver(log) ? -1 : log.length - 1
    if (socket?.connected && !isWhole(log)) socket.emit('match.watch', { matchId, since })
  }
  const again = setInterval(() => {
    for (const [matchId, log] of logs) if (isOver(log)) ask(matchId)
  }, askAgainMs)
  const receive = (matchId: string, entries: readonly SpyEntry[]) => {
    const log = logs.get(matchId)
    if (!log) return
    const wasOver = isOver(log)
    for (const entry of entries) {
      if (entry.seq > log.length) counts.gaps += 1
      if (entry.seq > log.length) return ask(matchId)
      const known = log[entry.seq]
      if (!known || isHidden(known.event)) log[entry.seq] = entry
      else counts.doubles += 1
      if (known && !isHidden(known.event) && !isHidden(entry.event) && !isSame(known, entry))
        faults.push(`${matchId}: ${JSON.stringify(known)} became ${JSON.stringify(entry)}`)
    }
    if (isOver(log) && !wasOver) ask(matchId)
    if (!isOver(log) && log.some(isSecret)) faults.push(`${matchId}: a secret was shown before the end`)
  }
  const connect = () => {
    const socket: Watcher = io(url, {
      addTrailingSlash: false,
      transports: ['websocket'],
      forceNew: true,
      reconnectionDelay: 100,
      reconnectionDelayMax: 1000,
    })
    socket.on('connect', () => {
      counts.connects += 1
      for (const [matchId, own] of socketOf) if (own === socket) ask(matchId)
    })
    socket.on('match.entries', ({ matchId, entries }) => receive(matchId, entries))
    socket.on('match.resync', ({ matchId }) => {
      counts.resyncs += 1
      setTimeout(ask, resyncPauseMs, matchId)
    })
    sockets.push(socket)
    return socket
  }

  return {
    watch: (matchId) => {
      if (logs.has(matchId)) return
      const socket = logs.size % matchesPerSocket === 0 ? connect() : sockets.at(-1)
      if (!socket) return
      logs.set(matchId, [])
      socketOf.set(matchId, socket)
      ask(matchId)
    },
    logOf: (matchId) => logs.get(matchId) ?? [],
    hasSeenAll: () => [...logs.values()].every(isWhole),
    counts,
    faults,
    stop: () => {
      clearInterval(again)
      sockets.forEach((socket) => socket.disconnect())
    },
  }
}

const isOver = (log: readonly SpyEntry[]) => /^match-(ended|voided)$/.test(log.at(-1)?.event.type ?? '')
const isWhole = (log: readonly SpyEntry[]) => isOver(log) && log.every(({ event }) => !isHidden(event))
const isSame = (one: SpyEntry, other: SpyEntry) => JSON.stringify(one) === JSON.stringify(other)
const isSecret = ({ event }: SpyEntry) => /^(spy-chosen|word-dealt|vote-cast)$/.test(event.type)
