import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { peerHeader } from './client-address.ts'

const channel = 'http.server.request.start'

/** Set on a prefetch, because Next removes the headers that mark one. */
export const aheadHeader = 'x-wis-ahead'
/** Set on a request that was counted before Next has seen it, or is our own. */
export const countedHeader = 'x-wis-counted'

/**
 * Marks every request of this process with the address at the other end of its connection, and with everything else
 * that its count depends on. The marks replace any value from the client. Handlers of Next see only headers, and a
 * client can make up those that name an address.
 */
export function markPeers(): () => void {
  subscribe(channel, mark)
  return () => void unsubscribe(channel, mark)
}

function mark(message: unknown): void {
  // Node publishes messages of this shape on this channel.
  const { request } = message as { readonly request: IncomingMessage }
  const { headers } = request
  headers[peerHeader] = request.socket.remoteAddress ?? 'unknown'
  const isAhead = 'next-router-prefetch' in headers || 'next-router-segment-prefetch' in headers
  headers[aheadHeader] = isAhead ? '1' : ''
  headers[countedHeader] = ''
}
