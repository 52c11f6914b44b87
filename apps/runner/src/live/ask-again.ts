import { matchIn } from './feed.ts'
import type { LiveSocket } from './feed.ts'

/** Tells the watchers of a match that they may have missed an entry, so that they ask for the rest of the log. */
export function askAgain(socket: LiveSocket, room: string): void {
  const matchId = matchIn(room)
  if (matchId !== undefined) socket.emit('match.resync', { matchId })
}
