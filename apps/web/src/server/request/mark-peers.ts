import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { peerHeader } from './client-address.ts'

const channel = 'http.server.request.start'

/**
 * Writes on every request of this process who is at the other end of its connection, over whatever the client wrote
 * there. Next shows its handlers headers and nothing else, and those that name an address can be made up.
 */
export function markPeers(): () => void {
  subscribe(channel, mark)
  return () => void unsubscribe(channel, mark)
}

function mark(message: unknown): void {
  // What Node itself publishes on this channel.
  const { request } = message as { readonly request: IncomingMessage }
  request.headers[peerHeader] = request.socket.remoteAddress ?? 'unknown'
}
