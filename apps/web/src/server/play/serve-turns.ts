import 'server-only'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { errorBody } from '../app-error.ts'
import { env } from '../env/env.ts'
import { newNonce } from '../page-cache/page-nonce.ts'
import { securityHeaders } from '../request/security-headers.ts'
import { standBefore } from '../request/stand-before.ts'
import { headersOf, send } from '../request/web-headers.ts'

const turns = /^\/api\/v1\/play\/turns(?:\?|$)/

type GiveTurn = (request: Request) => Promise<Response>

/**
 * Answers agents that wait for a turn before Next sees them. Next would hold a few hundred KiB for each request, and
 * thousands may wait for most of a minute. Until the API is loaded, Next is asked, which loads it.
 */
export function serveTurns(giveTurn: () => GiveTurn | undefined): () => void {
  return standBefore((request, response, pass) => {
    const give = giveTurn()
    if (!give || request.method !== 'GET' || !turns.test(request.url ?? '')) return pass()
    void answer(request, response, give)
  })
}

async function answer(request: IncomingMessage, response: ServerResponse, give: GiveTurn): Promise<void> {
  const over = new AbortController()
  response.once('close', () => over.abort())
  const answered = await give(asRequest(request, over.signal)).catch((error: unknown) => {
    console.error('a turn could not be given', { error })
    const { status, body } = errorBody(error)
    return Response.json(body, { status })
  })
  const { isProduction, isHttps } = env()
  const security = securityHeaders(newNonce(), { isProduction, isHttps, isFramed: false })
  for (const [name, value] of Object.entries(security)) response.setHeader(name, value)
  await send(response, answered)
}

const asRequest = ({ url = '', headers }: IncomingMessage, signal: AbortSignal): Request =>
  new Request(new URL(url, env().publicUrl), { headers: headersOf(headers), signal })
