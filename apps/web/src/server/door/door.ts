import type { IncomingMessage, ServerResponse } from 'node:http'
import { AppError, errorBody } from '../app-error.ts'
import { leadsSomewhere } from '../request/leads-somewhere.ts'
import { standBefore } from '../request/stand-before.ts'
import { isCrossSite } from './cross-site.ts'
import { readForm } from './read-form.ts'
import { allowed, refusalOf } from './refusal-of.ts'

/**
 * Stands before Next and refuses what nobody can answer: Next takes much of it for a failure of its own and answers 500. What
 * comes through is a request of a known kind to an address that can be read, and a form that a page of ours has sent.
 */
export function openDoor(): () => void {
  return standBefore((request, response, pass) => {
    // A connection may break at any moment: an error of it that nobody hears would be one of the whole server.
    request.on('error', () => undefined)
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

/** Whether Next would look for an action in a request. */
function mayBeAction({ method, url = '', headers }: IncomingMessage): boolean {
  if (method !== 'POST' || url.startsWith('/api/')) return false
  return headers['next-action'] !== undefined || /^multipart\/form-data/i.test(headers['content-type'] ?? '')
}

const callbackCookie = /^\s*(?:__Secure-)?next-auth\.callback-url=(.*)$/

/** A cookie that leads nowhere would keep its visitor from signing in for as long as a browser keeps it. */
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
    // What is left of a body that nobody reads.
    ...(!request.complete && { connection: 'close' }),
  })
  response.end(request.method === 'HEAD' ? undefined : JSON.stringify(body))
}
