import { askAgain } from './ask-again.ts'
import { lobbyRoom } from './feed.ts'
import type { LiveNamespace, LiveSocket } from './feed.ts'

/** A watcher with more packets than this unsent is cut off the feed until it has caught up. */
const mostUnsent = 256

/** The rooms that slow watchers have left, or asked for, until they have read everything that was sent to them. */
const lagging = new WeakMap<LiveSocket, Set<string>>()

/** The rooms that the watcher returns to when it has caught up; undefined for a watcher that keeps up. */
export const roomsLeftBy = (socket: LiveSocket) => lagging.get(socket)

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
