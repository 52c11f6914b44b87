import type { Answering, Sent } from './exchange.ts'
import type { OutgoingCall } from './fetch-outcome.ts'
import { checkedUrl, refused } from './target.ts'

/** The headers that another host may see. */
const harmless = new Set(['accept', 'accept-encoding', 'content-type', 'user-agent'])
const moves = new Set([301, 302, 303, 307, 308])
/** Only these redirects keep the method. A POST that turns into a GET would ask for something else. */
const keepsMethod = new Set([307, 308])

export interface Hop {
  readonly url: URL
  readonly sent: Sent
}

/**
 * The address that an answer redirects to. Undefined if the answer is final. Throws if the redirect must not be
 * followed.
 */
export function nextHop(
  call: OutgoingCall,
  from: { readonly url: URL; readonly sent: Sent; readonly hops: number; readonly maxHops: number },
  answer: Answering,
): Hop | undefined {
  const { status, headers } = answer
  if (!moves.has(status)) return undefined
  const url = checkedUrl(headers['location'] ?? '', from.url)
  const to = `answered ${status}, moved to ${url.origin}${url.pathname}`
  if (call.redirect === 'none' || 'authorization' in from.sent.headers)
    throw refused(`${to}, which is not followed`)
  if (from.sent.method === 'POST' && !keepsMethod.has(status))
    throw refused(`${to}, which a POST cannot follow`)
  if (from.hops >= from.maxHops) throw refused(`redirected more than ${from.maxHops} times`)
  if (from.url.protocol === 'https:' && url.protocol === 'http:')
    throw refused(`${to}, which is not encrypted`)
  return { url, sent: url.origin === from.url.origin ? from.sent : withoutOurs(from.sent) }
}

function withoutOurs(sent: Sent): Sent {
  const headers = Object.fromEntries(Object.entries(sent.headers).filter(([name]) => harmless.has(name)))
  return { ...sent, headers }
}
