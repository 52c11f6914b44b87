import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { ServerResponse } from 'node:http'

const channel = 'http.server.request.start'

/** How long an answer will be: Next takes the header off that says so, and leaves this one. */
export const lengthHeader = 'x-wis-length'

/** Says how long an answer is where its handler knows, so that whoever takes it along sees how much is missing. */
export function tellLengths(): () => void {
  subscribe(channel, tell)
  return () => void unsubscribe(channel, tell)
}

function tell(message: unknown): void {
  // What Node itself publishes on this channel.
  const { response } = message as { readonly response: ServerResponse }
  // However headers are sent, it is done by this.
  const writeHead = response.writeHead.bind(response) as (...args: readonly unknown[]) => ServerResponse
  response.writeHead = (...args: readonly unknown[]) => {
    const length = response.getHeader(lengthHeader)
    if (length !== undefined) {
      response.removeHeader(lengthHeader)
      response.setHeader('content-length', length)
    }
    return writeHead(...args)
  }
}
