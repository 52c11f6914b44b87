import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { Server } from 'node:http'

const channel = 'http.server.request.start'

export interface Patience {
  /** How long the head of a request may take, and the whole of it. */
  readonly headersMs: number
  readonly requestMs: number
  /** How long a connection may stand still, including while the client does not read its answer. */
  readonly idleMs: number
  /** How long a connection may wait for its next request. */
  readonly nextMs: number
}

/**
 * Proxies and clients use a connection again for up to a minute. A server that closes it sooner, as Node does after
 * five seconds, sometimes closes it while a request is on its way, and that request fails.
 */
const usual: Patience = { headersMs: 15_000, requestMs: 60_000, idleMs: 120_000, nextMs: 75_000 }

/**
 * Closes connections that are kept open by sending a byte at a time, or by reading nothing, because each takes room
 * from others.
 */
export function closeSlow(patience: Patience = usual): () => void {
  const known = new WeakSet<Server>()
  const step = (message: unknown) => {
    // Node publishes every request on this channel before any other code has seen it.
    const { server } = message as { readonly server: Server }
    if (known.has(server)) return
    known.add(server)
    setPatience(server, patience)
  }
  subscribe(channel, step)
  return () => void unsubscribe(channel, step)
}

function setPatience(server: Server, { headersMs, requestMs, idleMs, nextMs }: Patience): void {
  server.headersTimeout = headersMs
  server.requestTimeout = requestMs
  server.setTimeout(idleMs)
  server.keepAliveTimeout = nextMs
}
