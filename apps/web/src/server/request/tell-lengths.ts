import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { ServerResponse } from 'node:http'

const channel = 'http.server.request.start'

/** The length of an answer. Next removes the usual header, but keeps this one. */
export const lengthHeader = 'x-wis-length'

/** Sends the length of an answer if its handler knows it, so that a download can show its progress. */
export function tellLengths(): () => void {
  subscribe(channel, tell)
  return () => void unsubscribe(channel, tell)
}

function tell(message: unknown): void {
  // Node publishes messages of this shape on this channel.
  const { response } = message as { readonly response: ServerResponse }
  // Every way of sending headers goes through this method.
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
