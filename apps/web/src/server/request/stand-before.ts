import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'

const channel = 'http.server.request.start'

type Listener = (request: IncomingMessage, response: ServerResponse) => void

/** Answers a request, or passes it on to the next step. */
export type Answerer = (request: IncomingMessage, response: ServerResponse, pass: () => void) => void

/**
 * Puts a step before Next for every request of this process, because Next has no place for one. A step that is added
 * later runs earlier.
 */
export function standBefore(answer: Answerer): () => void {
  const known = new WeakSet<Server>()
  const step = (message: unknown) => {
    // Node publishes every request on this channel before any other code has seen it.
    const { server } = message as { readonly server: Server }
    if (known.has(server)) return
    known.add(server)
    // Node has no other kind of request listener.
    const listeners = server.listeners('request') as Listener[]
    server.removeAllListeners('request')
    server.on('request', (request, response) => {
      answer(request, response, () => {
        for (const listener of listeners) listener.call(server, request, response)
      })
    })
  }
  subscribe(channel, step)
  return () => void unsubscribe(channel, step)
}
