import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { peerHeader } from './client-address.ts'

const channel = 'http.server.request.start'

/** Set on a request that fetches a page ahead of a visit: Next takes the headers off that say so. */
export const aheadHeader = 'x-wis-ahead'
/** Set on a request that was counted before Next has seen it, or is our own. */
export const countedHeader = 'x-wis-counted'

/**
 * Writes on every request of this process who is at the other end of its connection, and what else its count depends on,
 * over whatever the client wrote there. Next shows its handlers headers and nothing else, and those that name an address can
 * be made up.
 */
export function markPeers(): () => void {
  subscribe(channel, mark)
  return () => void unsubscribe(channel, mark)
}

function mark(message: unknown): void {
  // What Node itself publishes on this channel.
  const { request } = message as { readonly request: IncomingMessage }
  const { headers } = request
  headers[peerHeader] = request.socket.remoteAddress ?? 'unknown'
  const isAhead = 'next-router-prefetch' in headers || 'next-router-segment-prefetch' in headers
  headers[aheadHeader] = isAhead ? '1' : ''
  headers[countedHeader] = ''
}
