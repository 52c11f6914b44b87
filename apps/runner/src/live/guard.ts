import type { IncomingMessage } from 'node:http'
import { isPublicAddress } from '@wis/agents'
import { markedVisitor, visitorHeader } from '@wis/db'

export interface GuardOptions {
  /** Origins from which a browser may open a socket, besides the one that the server itself is reached at. */
  readonly origins: readonly string[]
  /** How many proxies of the operator report the address of the visitor. */
  readonly proxies: number
  /** The keys with which the pages seal for whom they hand a socket on; without them nobody is believed. */
  readonly secretKey?: string | undefined
  readonly most: SocketLimits
}

export interface SocketLimits {
  readonly sockets: number
  readonly perAddress: number
}

export interface SocketRefusal {
  readonly status: 403 | 429 | 503
  readonly message: string
}

/** Decides who may open a socket, before there is one. */
export interface Guard {
  refusal(request: IncomingMessage): SocketRefusal | undefined
  /** Counts a socket that was opened; the answer is to be called once it is closed. */
  count(request: IncomingMessage): () => void
}

export function createGuard({ origins, proxies, secretKey, most }: GuardOptions): Guard {
  const allowed = new Set(origins.flatMap((origin) => originOf(origin) ?? []))
  const perAddress = new Map<string, number>()
  let all = 0
  return {
    refusal: (request) => {
      const { origin } = request.headers
      if (origin !== undefined && !mayCome(origin, request, allowed))
        return { status: 403, message: `this origin may not open a socket here: ${origin.slice(0, 200)}` }
      if (all >= most.sockets)
        return {
          status: 503,
          message: 'there are as many sockets open as this server takes; try again later',
        }
      const address = outsideAddress(request, { proxies, secretKey })
      if (address === undefined || (perAddress.get(address) ?? 0) < most.perAddress) return undefined
      return { status: 429, message: `more than ${most.perAddress} sockets from one address` }
    },
    count: (request) => {
      const address = outsideAddress(request, { proxies, secretKey })
      const add = (change: 1 | -1) => {
        all += change
        if (address === undefined) return
        const now = (perAddress.get(address) ?? 0) + change
        if (now > 0) perAddress.set(address, now)
        else perAddress.delete(address)
      }
      add(1)
      let isOpen = true
      return () => {
        if (isOpen) add(-1)
        isOpen = false
      }
    },
  }
}

/** Browsers say truly where a page comes from; whatever is no browser need not say anything. */
function mayCome(origin: string, { headers }: IncomingMessage, allowed: ReadonlySet<string>): boolean {
  const known = originOf(origin)
  if (known === undefined) return false
  const host = headers['x-forwarded-host'] ?? headers.host
  return allowed.has(known) || new URL(known).host === host
}

/** Undefined for `null`, which is what a page without an origin of its own says. */
function originOf(text: string): string | undefined {
  return /^https?:\/\//.test(text) && URL.canParse(text) ? new URL(text).origin : undefined
}

/**
 * Whom a socket is counted against. Undefined for one from this machine or its own network: that is the operator, or a proxy
 * or the pages, unless those say whom they speak for.
 */
function outsideAddress(
  { socket, headers }: IncomingMessage,
  { proxies, secretKey }: Pick<GuardOptions, 'proxies' | 'secretKey'>,
): string | undefined {
  const peer = (socket.remoteAddress ?? '').replace(/^::ffff:/i, '')
  if (isPublicAddress(peer)) return networkOf(peer)
  const handedOn = secretKey && markedVisitor(secretKey, headers[visitorHeader]?.toString())
  if (handedOn) return isInside(handedOn) ? undefined : networkOf(handedOn)
  if (proxies === 0) return undefined
  const hops = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .flatMap((hop) => hop.trim() || [])
  const said = hops.at(-proxies) ?? hops[0]
  return said === undefined ? undefined : networkOf(said)
}

/** The pages tell networks of IPv6, which are no single address. */
const isInside = (address: string) => !isPublicAddress(address.replace(/::\/64$/, '::1'))

/** One household has 2^64 addresses of IPv6: the first half of one is enough. */
function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const [front = ''] = address.toLowerCase().split('::')
  return front.split(':').slice(0, 4).join(':')
}
