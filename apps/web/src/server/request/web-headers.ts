import type { IncomingHttpHeaders, ServerResponse } from 'node:http'

/** The headers of a request that Next has not seen yet, as its handlers read them. */
export const headersOf = (told: IncomingHttpHeaders): Headers =>
  new Headers(
    Object.entries(told).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, [value].flat().join(', ')] satisfies [string, string]],
    ),
  )

/** Sends an answer without Next. */
export async function send(response: ServerResponse, answer: Response): Promise<void> {
  const body = Buffer.from(await answer.arrayBuffer())
  if (response.destroyed) return
  for (const [name, value] of answer.headers) response.setHeader(name, value)
  if (answer.status !== 204) response.setHeader('content-length', body.byteLength)
  response.writeHead(answer.status)
  response.end(body)
}
