import 'server-only'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { givesTurns } from '../api/handlers/play.ts'
import { errorBody } from '../app-error.ts'
import { env } from '../env/env.ts'
import { newNonce } from '../page-cache/page-nonce.ts'
import { securityHeaders } from '../request/security-headers.ts'
import { standBefore } from '../request/stand-before.ts'

const turns = /^\/api\/v1\/play\/turns(?:\?|$)/

/**
 * Answers agents that wait for a turn before Next sees them, by the handler of that call. Next would hold a few hundred
 * KiB for each request, and thousands may wait for most of a minute.
 */
export function serveTurns(): () => void {
  return standBefore((request, response, pass) => {
    if (request.method !== 'GET' || !turns.test(request.url ?? '')) return pass()
    void answer(request, response)
  })
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const over = new AbortController()
  response.once('close', () => over.abort())
  const answered = await givesTurns.handle(asRequest(request, over.signal), {}).catch((error: unknown) => {
    console.error('a turn could not be given', { error })
    const { status, body } = errorBody(error)
    return Response.json(body, { status })
  })
  if (response.destroyed) return
  const { isProduction, isHttps } = env()
  const security = securityHeaders(newNonce(), { isProduction, isHttps, isFramed: false })
  const body = Buffer.from(await answered.arrayBuffer())
  response.writeHead(answered.status, {
    ...Object.fromEntries(answered.headers),
    ...security,
    ...(answered.status !== 204 && { 'content-length': body.byteLength }),
  })
  response.end(body)
}

function asRequest({ url = '', headers }: IncomingMessage, signal: AbortSignal): Request {
  const told = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, [value].flat().join(', ')] satisfies [string, string]],
  )
  return new Request(new URL(url, env().publicUrl), { headers: told, signal })
}
