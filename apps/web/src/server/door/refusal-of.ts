import type { IncomingMessage } from 'node:http'
import { notStorable, unstorableIn } from '@wis/protocol'
import { AppError } from '../app-error.ts'
import { isLivePath } from '../live-path.ts'
import { isRouterState } from './router-state.ts'

export type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers' | 'rawHeaders' | 'httpVersion'>

const methods = ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT']
const ofPages = ['GET', 'HEAD', 'OPTIONS', 'POST']
const hostShape = /^(\[[0-9a-f:.]+\]|[\w.-]+)(:\d{1,5})?$/i

/** Why a request cannot be one of ours, judged by its first line and headers alone; undefined if it may be. */
export function refusalOf(asked: Asked): AppError | undefined {
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
    ? new AppError('bad-request', 'The query holds a character that cannot be stored.', issues)
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
  return new AppError('method-not-allowed', 'This address does not know this method. See Allow.')
}

/** The methods that the refusal of a method names. */
export const allowed = ofPages.join(', ')

function refusedHeaders({ headers, rawHeaders, httpVersion }: Asked): AppError | undefined {
  // Node treats other versions like this one, except for some details.
  if (!/^1\.[01]$/.test(httpVersion))
    return new AppError('bad-request', 'Nothing but HTTP/1.1 is spoken here.')
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
