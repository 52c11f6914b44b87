import { matchIn } from './feed.ts'
import type { LiveSocket } from './feed.ts'

/** Tells a watcher in a match's room that it may have missed something, so that it says what it has. */
export function askAgain(socket: LiveSocket, room: string): void {
  const matchId = matchIn(room)
  if (matchId !== undefined) socket.emit('match.resync', { matchId })
}
