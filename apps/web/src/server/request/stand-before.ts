import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'

const channel = 'http.server.request.start'

type Listener = (request: IncomingMessage, response: ServerResponse) => void

/** Answers a request, or passes it on to whoever stands behind. */
export type Answerer = (request: IncomingMessage, response: ServerResponse, pass: () => void) => void

/**
 * Has every request of this process asked about before Next sees it: Next itself has no place for that. Whoever comes later
 * stands further in front.
 */
export function standBefore(answer: Answerer): () => void {
  const known = new WeakSet<Server>()
  const step = (message: unknown) => {
    // What Node itself publishes on this channel, before anybody else has seen the request.
    const { server } = message as { readonly server: Server }
    if (known.has(server)) return
    known.add(server)
    // Node knows no other kind of listener to a request.
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
