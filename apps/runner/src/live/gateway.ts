import { readLog } from '@wis/db'
import type { Database } from '@wis/db'
import { ids } from '@wis/engine'
import type { MatchId } from '@wis/engine'
import { leaveMatch, watchMatch } from '@wis/protocol'
import type { ClientToServer, ServerToClient } from '@wis/protocol'
import type { Socket } from 'socket.io'
import type { Log } from '../operations/log.ts'
import { lobbyRoom, matchRoom } from './feed.ts'
import type { LiveNamespace } from './feed.ts'

/** How many matches one connection may follow at once, and how often it may ask. */
const mostRooms = 64
const mostRequests = 120
const perMs = 10_000

/** A watcher with more packets than this unsent is cut off the feed until it has caught up. */
const mostUnsent = 256

type LiveSocket = Socket<ClientToServer, ServerToClient>

/** Lets anybody watch. Whoever comes back says what it has, and gets exactly what it missed. */
export function openGateway(live: LiveNamespace, db: Database, log: Log): void {
  live.on('connection', (socket: LiveSocket) => {
    const mayAsk = limiter()
    socket.on('match.watch', (message) => void (mayAsk() && watch(socket, db, log, message)))
    socket.on('match.leave', (message) => {
      const read = leaveMatch.safeParse(message)
      if (read.success) void socket.leave(matchRoom(ids.match(read.data.matchId)))
    })
    socket.on('lobby.watch', () => void (mayAsk() && socket.join(lobbyRoom)))
  })
}

async function watch(socket: LiveSocket, db: Database, log: Log, message: unknown): Promise<void> {
  const read = watchMatch.safeParse(message)
  if (!read.success || socket.rooms.size > mostRooms) return
  const matchId = ids.match(read.data.matchId)
  try {
    // Joined before the log is read: what is stored in between arrives twice, and never not at all.
    await socket.join(matchRoom(matchId))
    const entries = await readLog(db, matchId, 'spectator', read.data.since)
    socket.emit('match.entries', { matchId, entries })
  } catch (error) {
    log.warn('watch-failed', { matchId, error })
    socket.emit('match.resync', { matchId })
  }
}

/** True for as many calls as a connection is allowed in a while. */
function limiter(): () => boolean {
  let asked: number[] = []
  return () => {
    const now = Date.now()
    asked = asked.filter((time) => time > now - perMs)
    if (asked.length >= mostRequests) return false
    asked.push(now)
    return true
  }
}

/** Tells every watcher of this gateway to ask again: something may have been lost on the way here. */
export function resyncWatchers(live: LiveNamespace): void {
  for (const socket of live.sockets.values()) {
    for (const matchId of watchedBy(socket)) socket.emit('match.resync', { matchId })
  }
}

const watchedBy = (socket: LiveSocket): MatchId[] =>
  [...socket.rooms].flatMap((room) => (room.startsWith('match:') ? [ids.match(room.slice(6))] : []))

const lagging = new WeakMap<LiveSocket, Set<MatchId>>()

/**
 * Keeps slow watchers from filling memory: one that does not take what it is sent leaves its matches, and is told to
 * ask again once it has taken the rest. A match never waits for its watchers.
 */
export function relieveSlowWatchers(live: LiveNamespace): number {
  let cutOff = 0
  for (const socket of live.sockets.values()) {
    const unsent = unsentOf(socket)
    const left = lagging.get(socket)
    if (!left && unsent > mostUnsent) {
      cutOff += 1
      const matches = watchedBy(socket)
      for (const matchId of matches) void socket.leave(matchRoom(matchId))
      lagging.set(socket, new Set(matches))
    } else if (left && unsent === 0) {
      lagging.delete(socket)
      for (const matchId of left) socket.emit('match.resync', { matchId })
    }
  }
  return cutOff
}

/** Packets that wait in the connection; engine.io keeps them in a field that its types hide. */
function unsentOf({ conn }: LiveSocket): number {
  const buffer: unknown = Reflect.get(conn, 'writeBuffer')
  return Array.isArray(buffer) ? buffer.length : 0
}
