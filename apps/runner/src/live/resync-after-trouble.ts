import { askAgain } from './ask-again.ts'
import type { Bus } from './bus.ts'
import type { LiveNamespace } from './feed.ts'

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
