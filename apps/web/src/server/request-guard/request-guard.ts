import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { isDeepJson } from '@wis/engine'
import { notStorable, unstorableIn } from '@wis/protocol/basics'
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state'
import { AppError, errorBody } from '../app-error.ts'
import { isLivePath } from '../live-path.ts'
import { leadsSomewhere } from '../request/leads-somewhere.ts'
import { standBefore } from '../request/stand-before.ts'
import { readForm } from './read-form.ts'

/**
 * Stands before Next and refuses requests that cannot be answered, because Next treats many of them as failures of
 * its own and answers 500. It lets through requests of a known kind to a readable address, and forms sent by our own
 * pages.
 */
export function guardRequests(): () => void {
  return standBefore((request, response, pass) => {
    // A connection may break at any moment. Without a listener, its error would stop the whole server.
    request.on('error', () => undefined)
    if (isLivePath(split(request.url ?? '')[0])) keepWayToEnd(request)
    const refusal = refusalOf(request)
    if (refusal) return refuse(request, response, refusal)
    dropBadCallback(request)
    if (!mayBeAction(request)) return pass()
    if (isCrossSite(request.headers))
      return refuse(
        request,
        response,
        new AppError('forbidden', 'This request came from a page of another site.'),
      )
    readForm(request).then(pass, (error: unknown) => {
      refuse(request, response, error)
    })
  })
}

/** Whether a page of another site sent this form. Browsers name the page; programs need not. */
export function isCrossSite(headers: IncomingHttpHeaders): boolean {
  const { origin } = headers
  if (origin === undefined) return false
  const named =
    String(headers['x-forwarded-host'] ?? '')
      .split(',')[0]
      ?.trim() || headers.host
  return !URL.canParse(origin) || new URL(origin).host !== named
}

/**
 * After its proxy, which sees only live messages, Next puts a copy of the body into the request: with the listeners of the copy, which are none, and
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

type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers' | 'rawHeaders' | 'httpVersion'>

const methods = ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT']
const ofPages = ['GET', 'HEAD', 'OPTIONS', 'POST']
const hostShape = /^(\[[0-9a-f:.]+\]|[\w.-]+)(:\d{1,5})?$/i

/** Why a request cannot be one of ours, judged by its first line and headers alone; undefined if it may be. */
function refusalOf(asked: Asked): AppError | undefined {
  return refusedAddress(asked) ?? refusedMethod(asked) ?? refusedHeaders(asked)
}

function refusedAddress({ url = '' }: Asked): AppError | undefined {
  const [path, query] = split(url)
  const unreadable = new AppError('bad-request', 'The address cannot be read.')
  if (!path.startsWith('/')) return unreadable
  const decoded = decodedPath(path)
  // No address of ours contains an invisible character.
  if (decoded === undefined || /\p{Cc}/u.test(decoded)) return unreadable
  // Next shows its page for failures under this name, with the status of a failure.
  if (/^[/\\]*_global-error(?=[/\\.]|$)/i.test(decoded))
    return new AppError('not-found', 'There is nothing here.')
  const issues = unstorableIn(Object.fromEntries(new URLSearchParams(query))).map((place) => ({
    path: place,
    message: notStorable,
  }))
  return issues.length > 0
    ? new AppError('bad-request', 'The query contains a character that cannot be stored.', issues)
    : undefined
}

function split(url: string): readonly [string, string] {
  const at = url.indexOf('?')
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)]
}

function decodedPath(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

function refusedMethod({ method = '', url = '' }: Asked): AppError | undefined {
  const [path] = split(url)
  const known = path.startsWith('/api/') || isLivePath(path) ? methods : ofPages
  if (known.includes(method)) return undefined
  return new AppError('method-not-allowed', 'This address does not support this method. See Allow.')
}

/** The methods that the refusal of a method names. */
const allowed = ofPages.join(', ')

function refusedHeaders({ headers, rawHeaders, httpVersion }: Asked): AppError | undefined {
  // Node treats other versions like this one, except for some details.
  if (!/^1\.[01]$/.test(httpVersion))
    return new AppError('bad-request', 'This server supports only HTTP/1.1.')
  const given = (name: string) =>
    rawHeaders.flatMap((one, at) => (at % 2 === 0 && one.toLowerCase() === name ? [rawHeaders[at + 1]] : []))
  const [host, another] = given('host')
  if (another !== undefined || (host !== undefined && !hostShape.test(host)))
    return new AppError('bad-request', 'The header Host names no host.')
  const state = headers['next-router-state-tree']
  if (state !== undefined && !isRouterState(String(state)))
    return new AppError('bad-request', 'The header Next-Router-State-Tree cannot be read.')
  return undefined
}

/**
 * Whether Next can read the router state in a request. For a bad state, Next fails instead of refusing the request.
 */
function isRouterState(header: string): boolean {
  try {
    // Next decodes it in the same way, and then calls itself for each level.
    if (isDeepJson(decodeURIComponent(header))) return false
    parseAndValidateFlightRouterState(header)
    return true
  } catch {
    return false
  }
}
