import type { Clock } from '@wis/agents'
import type { Database } from '@wis/db'
import { readEntries } from '@wis/db/matches'
import { ids } from '@wis/engine'
import { leaveMatch, watchMatch } from '@wis/protocol'
import type { Log } from '../operations/log.ts'
import { lobbyRoom, matchRoom } from './feed.ts'
import type { LiveNamespace, LiveSocket } from './feed.ts'
import { roomsLeftBy } from './slow-watchers.ts'

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
