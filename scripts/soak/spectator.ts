import { isHidden } from '@wis/engine'
import type { Entry } from '@wis/engine'
import type { ClientToServer, ServerToClient } from '@wis/protocol'
import { io } from 'socket.io-client'
import type { Socket } from 'socket.io-client'
import { kit } from '../bench/rig/usual-kit.ts'

/** The number of matches that one connection follows. A gateway allows a few more. */
const matchesPerSocket = 40
const resyncPauseMs = 500
/**
 * A gateway does not answer too many requests in a short time. After this pause, the spectator asks again for missing
 * entries.
 */
const askAgainMs = 3000

type Watcher = Socket<ServerToClient<Entry>, ClientToServer>

/**
 * A spectator that watches every match from beginning to end, as a page does, and asks for missing entries by number.
 */
export interface Spectator {
  watch(matchId: string): void
  /** The entries of a match that it has, in order, without a gap. */
  logOf(matchId: string): readonly Entry[]
  /** True if it knows the end of every watched match, and has all entries of each. */
  hasSeenAll(): boolean
  readonly counts: Readonly<Record<'connects' | 'gaps' | 'doubles' | 'resyncs', number>>
  /** The leaks it saw, as sentences: secrets that no spectator may see. */
  readonly faults: readonly string[]
  stop(): void
}

export function openSpectator(url: string): Spectator {
  const logs = new SeenLogs()
  const { counts, faults } = logs
  const socketOf = new Map<string, Watcher>()
  const sockets: Watcher[] = []
  const due = new Map<string, NodeJS.Timeout>()

  /** Asks once for all gaps of the same moment. */
  const ask = (matchId: string) => {
    if (!due.has(matchId)) due.set(matchId, setTimeout(askNow, 50, matchId))
  }
  const askNow = (matchId: string) => {
    due.delete(matchId)
    const socket = socketOf.get(matchId)
    const log = logs.of(matchId)
    // After the end the log is open, so the hidden entries are read from the beginning.
    const since = isOver(log) ? -1 : log.length - 1
    if (socket?.connected && !isWhole(log)) socket.emit('match.watch', { matchId, since })
  }
  const again = setInterval(() => {
    for (const matchId of socketOf.keys()) if (isOver(logs.of(matchId))) ask(matchId)
  }, askAgainMs)
  const connect = () => {
    const socket = socketTo(url)
    socket.on('connect', () => {
      counts.connects += 1
      for (const [matchId, own] of socketOf) if (own === socket) ask(matchId)
    })
    socket.on('match.entries', ({ matchId, entries }) => {
      if (logs.lacksMore(matchId, entries)) ask(matchId)
    })
    socket.on('match.resync', ({ matchId }) => {
      counts.resyncs += 1
      setTimeout(ask, resyncPauseMs, matchId)
    })
    sockets.push(socket)
    return socket
  }

  return {
    watch: (matchId) => {
      if (socketOf.has(matchId)) return
      const socket = socketOf.size % matchesPerSocket === 0 ? connect() : sockets.at(-1)
      if (!socket) return
      logs.begin(matchId)
      socketOf.set(matchId, socket)
      ask(matchId)
    },
    logOf: (matchId) => logs.of(matchId),
    hasSeenAll: () => [...socketOf.keys()].every((matchId) => isWhole(logs.of(matchId))),
    counts,
    faults,
    stop: () => {
      clearInterval(again)
      sockets.forEach((socket) => socket.disconnect())
    },
  }
}

const socketTo = (url: string): Watcher =>
  io(url, {
    addTrailingSlash: false,
    transports: ['websocket'],
    forceNew: true,
    reconnectionDelay: 100,
    reconnectionDelayMax: 1000,
  })

/** The entries of the watched matches so far, and what was wrong with them as they came. */
class SeenLogs {
  readonly counts = { connects: 0, gaps: 0, doubles: 0, resyncs: 0 }
  readonly faults: string[] = []
  readonly #logs = new Map<string, Entry[]>()

  begin(matchId: string): void {
    this.#logs.set(matchId, [])
  }

  of(matchId: string): readonly Entry[] {
    return this.#logs.get(matchId) ?? []
  }

  /** Takes entries, up to a gap. True if others have to be asked for. */
  lacksMore(matchId: string, entries: readonly Entry[]): boolean {
    const log = this.#logs.get(matchId)
    if (!log) return false
    const wasOver = isOver(log)
    for (const entry of entries) {
      if (entry.seq > log.length) {
        this.counts.gaps += 1
        return true
      }
      this.#take(matchId, log, entry)
    }
    if (!isOver(log) && log.some(isSecret)) this.faults.push(`${matchId}: a secret was shown before the end`)
    return isOver(log) && !wasOver
  }

  #take(matchId: string, log: Entry[], entry: Entry): void {
    const known = log[entry.seq]
    if (!known || isHidden(known.event)) log[entry.seq] = entry
    else this.counts.doubles += 1
    if (known && !isHidden(known.event) && !isHidden(entry.event) && !isSame(known, entry))
      this.faults.push(`${matchId}: ${JSON.stringify(known)} became ${JSON.stringify(entry)}`)
  }
}

const isOver = (log: readonly Entry[]) => /^match-(ended|voided)$/.test(log.at(-1)?.event.type ?? '')
const isWhole = (log: readonly Entry[]) => isOver(log) && log.every(({ event }) => !isHidden(event))
const isSame = (one: Entry, other: Entry) => JSON.stringify(one) === JSON.stringify(other)
const isSecret = ({ event }: Entry) => !isHidden(event) && kit.rules.audience(event) !== 'everyone'
