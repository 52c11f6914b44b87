import type { IncomingMessage } from 'node:http'
import { isPublicAddress } from '@wis/agents'
import { markedVisitor, visitorHeader } from '@wis/db/visitors'

export interface GuardOptions {
  /** Origins from which a browser may open a socket, besides the server's own. */
  readonly origins: readonly string[]
  /** How many proxies of the operator report the address of the visitor. */
  readonly proxies: number
  /**
   * The pages use these keys to seal the address of the visitor whose socket they hand on. Without the keys, no such
   * address is believed.
   */
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

/** Decides who may open a socket, before it is opened. */
export interface Guard {
  refusal(request: IncomingMessage): SocketRefusal | undefined
  /** Counts an open socket. The caller calls the returned function when the socket is closed. */
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

/** A browser reports the origin of its page truthfully. Other programs need not send one. */
function mayCome(origin: string, { headers }: IncomingMessage, allowed: ReadonlySet<string>): boolean {
  const known = originOf(origin)
  if (known === undefined) return false
  const host = headers['x-forwarded-host'] ?? headers.host
  return allowed.has(known) || new URL(known).host === host
}

/** Undefined for `null`, which a page without an origin of its own sends. */
function originOf(text: string): string | undefined {
  return /^https?:\/\//.test(text) && URL.canParse(text) ? new URL(text).origin : undefined
}

/**
 * The address that a socket counts against. Undefined for a socket from this machine or its own network: that is the
 * operator, a proxy or the pages, unless they name a visitor.
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

/** For IPv6 the pages report a network, which is no single address. */
const isInside = (address: string) => !isPublicAddress(address.replace(/::\/64$/, '::1'))

/** One household has 2^64 addresses of IPv6, which share their first half. */
function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const [front = ''] = address.toLowerCase().split('::')
  return front.split(':').slice(0, 4).join(':')
}
