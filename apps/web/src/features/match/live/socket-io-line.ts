import type { ClientToServer, ServerToClient } from '@wis/protocol'
import { io } from 'socket.io-client'
import type { Socket } from 'socket.io-client'
import type { LineEvents, LiveLine, News } from './live-line.ts'

/** The client of socket.io, which also works where WebSockets are blocked. */
export function socketIoLine(namespace: string, events: LineEvents): LiveLine {
  const socket: Socket<ServerToClient, ClientToServer> = io(namespace, {
    addTrailingSlash: false,
    reconnectionDelayMax: 4000,
    transports: ['polling', 'websocket'],
    tryAllTransports: true,
  })
  socket.on('connect', () => events.opened())
  socket.on('disconnect', () => events.lost())
  socket.on('connect_error', () => events.lost())
  socket.onAny((name: News['name'], message: News['message']) => events.heard({ name, message } as News))
  return {
    get isOpen() {
      return socket.connected
    },
    send: (name, ...message) => {
      if (socket.connected) socket.emit(name, ...message)
    },
    close: () => socket.disconnect(),
  }
}
