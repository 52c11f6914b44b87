import type { IncomingMessage, ServerResponse } from 'node:http'
import { AppError, errorBody } from '../app-error.ts'
import { leadsSomewhere } from '../request/leads-somewhere.ts'
import { standBefore } from '../request/stand-before.ts'
import { isCrossSite } from './cross-site.ts'
import { readForm } from './read-form.ts'
import { allowed, refusalOf } from './refusal-of.ts'

/**
 * Stands before Next and refuses requests that cannot be answered, because Next treats many of them as failures of
 * its own and answers 500. It lets through requests of a known kind to a readable address, and forms sent by our own
 * pages.
 */
export function openDoor(): () => void {
  return standBefore((request, response, pass) => {
    // A connection may break at any moment. Without a listener, its error would stop the whole server.
    request.on('error', () => undefined)
    keepWayToEnd(request)
    const refusal = refusalOf(request)
    if (refusal) return refuse(request, response, refusal)
    dropBadCallback(request)
    if (!mayBeAction(request)) return pass()
    if (isCrossSite(request.headers))
      return refuse(
        request,
        response,
        new AppError('forbidden', 'This was asked for by a page of another site.'),
      )
    readForm(request).then(pass, (error: unknown) => {
      refuse(request, response, error)
    })
  })
}

/**
 * After its proxy, Next puts a copy of the body into the request: with the listeners of the copy, which are none, and
 * with its way to end, which raises an error. If the client hung up then, that error would be nobody's. A request's own
 * way to end raises an error only if somebody listens.
 */
function keepWayToEnd(request: IncomingMessage): void {
  const end = request._destroy.bind(request)
  Object.defineProperty(request, '_destroy', { get: () => end, set: () => undefined, configurable: true })
}

/** Whether Next would look for an action in a request. */
function mayBeAction({ method, url = '', headers }: IncomingMessage): boolean {
  if (method !== 'POST' || url.startsWith('/api/')) return false
  return headers['next-action'] !== undefined || /^multipart\/form-data/i.test(headers['content-type'] ?? '')
}

const callbackCookie = /^\s*(?:__Secure-)?next-auth\.callback-url=(.*)$/

/** A callback cookie with a bad address would keep its visitor from signing in until it expires. */
function dropBadCallback({ url = '', headers }: IncomingMessage): void {
  if (headers.cookie === undefined || !url.startsWith('/api/auth/')) return
  headers.cookie = headers.cookie
    .split(';')
    .filter((cookie) => {
      const [, address] = callbackCookie.exec(cookie) ?? []
      return address === undefined || leadsSomewhere(decoded(address))
    })
    .join(';')
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return '\0'
  }
}

function refuse(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  if (!(error instanceof AppError)) console.error('a request could not be looked at', error)
  const { status, body } = errorBody(error)
  if (response.headersSent || response.destroyed) return
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...(status === 405 && { allow: allowed }),
    // The rest of the body is never read, so the connection must close.
    ...(!request.complete && { connection: 'close' }),
  })
  response.end(request.method === 'HEAD' ? undefined : JSON.stringify(body))
}
