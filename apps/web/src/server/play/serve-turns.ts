import 'server-only'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Later } from '../api/call.ts'
import type { Lent } from '../api/lent.ts'
import { errorBody } from '../app-error.ts'
import { env } from '../env/env.ts'
import { newNonce } from '../page-cache/page-nonce.ts'
import { securityHeaders } from '../request/security-headers.ts'
import { standBefore } from '../request/stand-before.ts'
import { headersOf, send } from '../request/web-headers.ts'

const turns = /^\/api\/v1\/play\/turns(?:\?|$)/

/** So many calls are looked at together. All others of a crowd hold nothing but their connections until then. */
const mostLookedAt = 16

/**
 * Answers agents that wait for a turn before Next sees them. Next would hold a few hundred KiB for each request, and
 * thousands may wait for most of a minute. Until the API is loaded, Next is asked, which loads it.
 */
export function serveTurns(api: () => Lent['callApi'] | undefined): () => void {
  const crowd: (() => Promise<void>)[] = []
  let lookedAt = 0
  const lookAtNext = () => {
    const look = lookedAt < mostLookedAt ? crowd.shift() : undefined
    if (!look) return
    lookedAt += 1
    void look().finally(() => {
      lookedAt -= 1
      lookAtNext()
    })
  }
  return standBefore((request, response, pass) => {
    const callApi = api()
    if (!callApi || request.method !== 'GET' || !turns.test(request.url ?? '')) return pass()
    crowd.push(async () => {
      if (!response.destroyed) sendTo(request, response, await answerOf(request, callApi))
    })
    lookAtNext()
  })
}

function answerOf(request: IncomingMessage, callApi: Lent['callApi']): Promise<Response | Later<Response>> {
  return callApi(asRequest(request), ['play', 'turns']).catch((error: unknown) => {
    console.error('a turn could not be given', { error })
    const { status, body } = errorBody(error)
    return Response.json(body, { status })
  })
}

/** While it waits, it holds nothing but the connection. */
function sendTo(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Response | Later<Response>,
): void {
  if (answer instanceof Response) return void send(response, secured(answer))
  request.headers = {}
  request.rawHeaders = []
  const hangUp = answer.wait((ready) => void send(response, secured(ready)))
  if (response.destroyed) return hangUp()
  response.once('close', hangUp)
}

function secured(answer: Response): Response {
  const { isProduction, isHttps } = env()
  const security = securityHeaders(newNonce(), { isProduction, isHttps, isFramed: false })
  for (const [name, value] of Object.entries(security)) answer.headers.set(name, value)
  return answer
}

const asRequest = ({ url = '', headers }: IncomingMessage): Request =>
  new Request(new URL(url, env().publicUrl), { headers: headersOf(headers) })
