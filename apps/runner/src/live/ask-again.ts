import type { Bus } from './bus.ts'
import { matchIn } from './feed.ts'
import type { LiveNamespace, LiveSocket } from './feed.ts'

/** Tells the watchers of a match that they may have missed an entry, so that they ask for the rest of the log. */
export function askAgain(socket: LiveSocket, room: string): void {
  const matchId = matchIn(room)
  if (matchId !== undefined) socket.emit('match.resync', { matchId })
}

/** The adapters need some seconds to recover. Watchers that ask earlier would find the same gap again. */
const recoveryMs = 5000

/** Tells all watchers to ask again some time after trouble with the bus, once for any amount of trouble. */
export function resyncAfterTrouble(bus: Pick<Bus, 'onTrouble'>, live: LiveNamespace): void {
  let pending: NodeJS.Timeout | undefined
  bus.onTrouble(() => {
    pending ??= setTimeout(() => {
      pending = undefined
      resyncWatchers(live)
    }, recoveryMs).unref()
  })
}

function resyncWatchers(live: LiveNamespace): void {
  for (const socket of live.sockets.values()) {
    for (const room of socket.rooms) askAgain(socket, room)
  }
}
