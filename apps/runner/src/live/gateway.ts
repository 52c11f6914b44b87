import { randomUUID } from 'node:crypto'
import type { Clock } from '@wis/agents'
import type { Database } from '@wis/db'
import { readEntries } from '@wis/db/matches'
import { ids } from '@wis/engine'
import { leaveMatch, watchMatch } from '@wis/protocol'
import type { Log } from '../operations/log.ts'
import { askAgain, lobbyRoom, matchIn, matchRoom } from './feed.ts'
import type { LiveNamespace, LiveSocket } from './feed.ts'

/** A watcher with more packets than this unsent is cut off the feed until it has caught up. */
const mostUnsent = 256

/** The rooms that slow watchers have left, or asked for, until they have read everything that was sent to them. */
const lagging = new WeakMap<LiveSocket, Set<string>>()

/** The rooms that the watcher returns to when it has caught up; undefined for a watcher that keeps up. */
const roomsLeftBy = (socket: LiveSocket) => lagging.get(socket)

/**
 * Keeps slow watchers from filling memory. A watcher that does not read leaves its rooms. Once it has read the rest, it
 * is let back into the lobby and told to ask for its matches again. A match never waits for its watchers.
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

/** The number of packets that wait in the connection. engine.io keeps them in a field that its types hide. */
function unsentOf({ conn }: LiveSocket): number {
  const buffer: unknown = Reflect.get(conn, 'writeBuffer')
  return Array.isArray(buffer) ? buffer.length : 0
}

/** The most matches that one connection may follow at once, and the rate of its requests. */
const mostRooms = 64
const requests = { most: 120, perMs: 10_000 }

interface GatewayWorld {
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
}

/** Lets anybody watch. A watcher that comes back says which entries it has, and gets exactly the missing ones. */
export function openGateway(live: LiveNamespace, world: GatewayWorld): void {
  live.on('connection', (socket: LiveSocket) => {
    const mayAsk = limiter(world.clock, requests)
    socket.on('match.watch', (message) => void (mayAsk() && watch(socket, world, message)))
    socket.on('match.leave', (message) => {
      const read = leaveMatch.safeParse(message)
      if (read.success) void socket.leave(matchRoom(ids.match(read.data.matchId)))
    })
    socket.on('lobby.watch', () => void (mayAsk() && watchLobby(socket)))
  })
}

async function watch(socket: LiveSocket, { db, log }: GatewayWorld, message: unknown): Promise<void> {
  const read = watchMatch.safeParse(message)
  const behind = roomsLeftBy(socket)
  if (!read.success || (behind ?? socket.rooms).size > mostRooms) return
  const matchId = ids.match(read.data.matchId)
  if (behind) return void behind.add(matchRoom(matchId))
  try {
    // The room is joined before the log is read. An entry stored in between arrives twice; in the other order it would
    // be lost.
    await socket.join(matchRoom(matchId))
    const entries = await readEntries(db, matchId, 'spectator', read.data.since)
    socket.emit('match.entries', { matchId, entries })
  } catch (error) {
    log.warn('watch-failed', { matchId, error })
    socket.emit('match.resync', { matchId })
  }
}

function watchLobby(socket: LiveSocket): void {
  const behind = roomsLeftBy(socket)
  if (behind) behind.add(lobbyRoom)
  else void socket.join(lobbyRoom)
}

interface Allowance {
  readonly most: number
  readonly perMs: number
}

/** True until the allowed number of calls in the period is used up. */
export function limiter({ now }: Pick<Clock, 'now'>, { most, perMs }: Allowance): () => boolean {
  let asked: number[] = []
  return () => {
    const at = now().getTime()
    asked = asked.filter((time) => time > at - perMs)
    if (asked.length >= most) return false
    asked.push(at)
    return true
  }
}

/** A gateway that has been silent for this many beats is gone, and its watchers with it. */
const beatsUntilGone = 4

type Counts = Readonly<Record<string, number>>

interface OtherGateway {
  readonly counts: Counts
  readonly heardAt: number
}

/**
 * Tells watchers how many they are, on all gateways together. At every beat each gateway sends the others the counts of
 * its rooms, in one message, and then tells its own rooms the changes. No gateway asks another.
 */
export function createViewers(live: LiveNamespace): { beat(): void } {
  const self = randomUUID()
  const others = new Map<string, OtherGateway>()
  const told = new Map<string, number>()
  const joined = joinedRooms(live)
  let beats = 0
  let hadAny = false
  live.on(
    'viewers',
    (gateway: string, counts: Counts) => void others.set(gateway, { counts, heardAt: beats }),
  )

  return {
    beat: () => {
      beats += 1
      for (const [gateway, { heardAt }] of others) {
        if (beats - heardAt > beatsUntilGone) others.delete(gateway)
      }
      const own = roomSizes(live)
      if (own.size > 0 || hadAny) live.serverSideEmit('viewers', self, Object.fromEntries(own))
      hadAny = own.size > 0
      const fresh = joined()
      for (const [room, size] of own) {
        const count = [...others.values()].reduce((sum, { counts }) => sum + (counts[room] ?? 0), size)
        if (told.get(room) === count && !fresh.has(room)) continue
        told.set(room, count)
        live.local.to(room).emit('match.viewers', { matchId: matchIn(room) ?? '', count })
      }
      for (const room of told.keys()) if (!own.has(room)) told.delete(room)
    },
  }
}

function roomSizes(live: LiveNamespace): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>()
  for (const [room, sockets] of live.adapter.rooms) {
    if (matchIn(room) !== undefined) sizes.set(room, sockets.size)
  }
  return sizes
}

/** The rooms with newcomers since the last call. A newcomer has not been told the number yet. */
function joinedRooms(live: LiveNamespace): () => ReadonlySet<string> {
  let rooms = new Set<string>()
  let heard: LiveNamespace['adapter'] | undefined
  return () => {
    // socket.io attaches the adapter only when the server starts.
    if (heard !== live.adapter) {
      heard = live.adapter
      heard.on('join-room', (room: string) => rooms.add(room))
    }
    const since = rooms
    rooms = new Set()
    return since
  }
}
