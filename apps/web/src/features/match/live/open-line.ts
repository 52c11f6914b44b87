import type { LineEvents, LiveLine } from './live-line.ts'
import { webSocketLine } from './web-socket-line.ts'

const fallBackPauseMs = 4000

/** A line over a WebSocket, or by another way if that is blocked. */
export function openLine(namespace: string, events: LineEvents): LiveLine {
  let isClosed = false
  const address = `${location.origin.replace(/^http/, 'ws')}/socket.io?EIO=4&transport=websocket`
  let line = webSocketLine({
    namespace,
    events,
    open: () => new WebSocket(address),
    network: window,
    onRefused: () => {
      void fallBack()
    },
  })
  const fallBack = async () => {
    try {
      const { socketIoLine } = await import('./socket-io-line.ts')
      line.close()
      if (!isClosed) line = socketIoLine(namespace, events)
    } catch {
      // The code of the other way did not load either.
      if (!isClosed) setTimeout(() => void fallBack(), fallBackPauseMs)
    }
  }
  return {
    get isOpen() {
      return line.isOpen
    },
    send: (name, ...message) => {
      line.send(name, ...message)
    },
    close: () => {
      isClosed = true
      line.close()
    },
  }
}
