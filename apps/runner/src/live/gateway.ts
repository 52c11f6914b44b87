import { readLog } from '@wis/db'
import type { Database } from '@wis/db'
import { ids } from '@wis/engine'
import { leaveMatch, watchMatch } from '@wis/protocol'
import type { ClientToServer, ServerToClient } from '@wis/protocol'
import type { Socket } from 'socket.io'
import type { Log } from '../log.ts'
import { lobbyRoom, matchRoom } from './feed.ts'
import type { LiveNamespace } from './feed.ts'

/** How many matches one connection may follow at once. */
const mostRooms = 64

type LiveSocket = Socket<ClientToServer, ServerToClient>

/** Lets anybody watch. Whoever comes back says what it has, and gets exactly what it missed. */
export function openGateway(live: LiveNamespace, db: Database, log: Log): void {
  live.on('connection', (socket: LiveSocket) => {
    socket.on('match.watch', (message) => void watch(socket, db, log, message))
    socket.on('match.leave', (message) => {
      const read = leaveMatch.safeParse(message)
      if (read.success) void socket.leave(matchRoom(ids.match(read.data.matchId)))
    })
    socket.on('lobby.watch', () => void socket.join(lobbyRoom))
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
