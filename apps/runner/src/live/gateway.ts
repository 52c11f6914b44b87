import { readEntries } from '@wis/db'
import type { Database } from '@wis/db'
import { ids } from '@wis/engine'
import type { Entry } from '@wis/engine'
import { leaveMatch, watchMatch } from '@wis/protocol'
import type { ClientToServer, ServerToClient } from '@wis/protocol'
import type { Socket } from 'socket.io'
import type { Log } from '../operations/log.ts'
import { lobbyRoom, matchIn, matchRoom } from './feed.ts'
import type { LiveNamespace } from './feed.ts'

/** How many matches one connection may follow at once, and how often it may ask. */
const mostRooms = 64
const mostRequests = 120
const perMs = 10_000

/** A watcher with more packets than this unsent is cut off the feed until it has caught up. */
const mostUnsent = 256

type LiveSocket = Socket<ClientToServer, ServerToClient<Entry>>

/** Lets anybody watch. Whoever comes back says what it has, and gets exactly what it missed. */
export function openGateway(live: LiveNamespace, db: Database, log: Log): void {
  live.on('connection', (socket: LiveSocket) => {
    const mayAsk = limiter()
    socket.on('match.watch', (message) => void (mayAsk() && watch(socket, db, log, message)))
    socket.on('match.leave', (message) => {
      const read = leaveMatch.safeParse(message)
      if (read.success) void socket.leave(matchRoom(ids.match(read.data.matchId)))
    })
    socket.on('lobby.watch', () => void (mayAsk() && watchLobby(socket)))
  })
}

async function watch(socket: LiveSocket, db: Database, log: Log, message: unknown): Promise<void> {
  const read = watchMatch.safeParse(message)
  if (!read.success || socket.rooms.size > mostRooms) return
  const matchId = ids.match(read.data.matchId)
  const behind = lagging.get(socket)
  if (behind) return void behind.add(matchRoom(matchId))
  try {
    // Joined before the log is read: what is stored in between arrives twice, and never not at all.
    await socket.join(matchRoom(matchId))
    const entries = await readEntries(db, matchId, 'spectator', read.data.since)
    socket.emit('match.entries', { matchId, entries })
  } catch (error) {
    log.warn('watch-failed', { matchId, error })
    socket.emit('match.resync', { matchId })
  }
}

function watchLobby(socket: LiveSocket): void {
  const behind = lagging.get(socket)
  if (behind) behind.add(lobbyRoom)
  else void socket.join(lobbyRoom)
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
    for (const room of socket.rooms) askAgain(socket, room)
  }
}

function askAgain(socket: LiveSocket, room: string): void {
  const matchId = matchIn(room)
  if (matchId !== undefined) socket.emit('match.resync', { matchId })
}

/** The rooms that slow watchers have left, or would have come into, until they have taken what was sent to them. */
const lagging = new WeakMap<LiveSocket, Set<string>>()

/**
 * Keeps slow watchers from filling memory: one that does not take what it is sent leaves its rooms, and once it has
 * taken the rest it is let back into the lobby and told to ask for its matches again. A match never waits for its
 * watchers.
 */
export function relieveSlowWatchers(live: LiveNamespace): number {
  let cutOff = 0
  for (const socket of live.sockets.values()) {
    const unsent = unsentOf(socket)
    const left = lagging.get(socket)
    if (!left && unsent > mostUnsent) {
      cutOff += 1
      const rooms = [...socket.rooms].filter((room) => room !== socket.id)
      for (const room of rooms) void socket.leave(room)
      lagging.set(socket, new Set(rooms))
    } else if (left && unsent === 0) {
      lagging.delete(socket)
      for (const room of left) askAgain(socket, room)
      if (left.has(lobbyRoom)) void socket.join(lobbyRoom)
    }
  }
  return cutOff
}

/** Packets that wait in the connection; engine.io keeps them in a field that its types hide. */
function unsentOf({ conn }: LiveSocket): number {
  const buffer: unknown = Reflect.get(conn, 'writeBuffer')
  return Array.isArray(buffer) ? buffer.length : 0
}
