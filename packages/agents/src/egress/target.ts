import { lookup, Resolver } from 'node:dns/promises'
import { isIP, isIPv4, isIPv6 } from 'node:net'
import ipaddr from 'ipaddr.js'
import { EgressFailure, explainLookup } from './egress-failure.ts'

/** A place that may be called, and the only addresses at which it may be called. */
export interface Target {
  readonly url: URL
  readonly addresses: readonly string[]
  /** The operator's list names this place, so any address is allowed. */
  readonly listed: boolean
}

export interface Border {
  readonly allowed: ReadonlySet<string>
  readonly isPublic: (address: string) => boolean
  readonly resolve: Resolve
  readonly resolveListed: Resolve
}

export function refused(detail: string): EgressFailure {
  return new EgressFailure('refused', 'agent', detail)
}

/** Throws for a URL that nobody may make us call, wherever it leads. */
export function checkedUrl(text: string, base?: URL): URL {
  if (!URL.canParse(text, base?.href)) throw refused('not a URL')
  const url = new URL(text, base?.href)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw refused('only http and https are called')
  if (url.username || url.password) throw refused('a URL with a name or password in it is not called')
  if (url.hostname === '') throw refused('not a URL')
  return url
}

/**
 * Looks up the addresses of a host once, and throws if a single one of them is not on the open internet. The refusal
 * names only the host: its owner reads it, and an address would reveal the network of this server.
 */
export async function checkedTarget(url: URL, border: Border): Promise<Target> {
  const hostname = url.hostname.replace(/^\[|\]$/g, '')
  const listed = border.allowed.has(placeOf(url))
  const resolve = listed ? border.resolveListed : border.resolve
  const addresses = isIP(hostname) ? [hostname] : await lookedUp(hostname, resolve)
  if (!listed && !addresses.every(border.isPublic)) throw refused(`${hostname} is not on the open internet`)
  if (addresses.length === 0) throw new EgressFailure('unreachable', 'asleep', `${hostname} has no address`)
  return { url, addresses, listed }
}

/** The places, as `host:port`, that an operator lets calls reach at any address. Throws for any other form. */
export function allowList(places: readonly string[]): ReadonlySet<string> {
  return new Set(places.map(normalised))
}

function normalised(place: string): string {
  const url = URL.canParse(`http://${place}`) ? new URL(`http://${place}`) : undefined
  const bare = url && url.pathname === '/' && !url.search && !url.hash && !url.username
  if (!url || !bare || !/:\d+$/.test(place)) throw new RangeError(`not a host:port: ${place}`)
  return placeOf(url)
}

/** The place that a URL leads to, in the spelling of the allow-list. */
export function placeOf({ hostname, port, protocol }: URL): string {
  return `${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`
}

async function lookedUp(hostname: string, resolve: Resolve): Promise<readonly string[]> {
  try {
    return await resolve(hostname)
  } catch (error) {
    throw explainLookup(hostname, error)
  }
}

/** Finds all addresses of a host name. */
export type Resolve = (hostname: string) => Promise<readonly string[]>

type NameServers = Pick<Resolver, 'resolve4' | 'resolve6'>

/**
 * Asks the name servers without the thread pool of the system's own lookup. A name whose server never answers must
 * not keep other names, or files, waiting.
 */
export function resolveBy(nameServers: NameServers): Resolve {
  return async (hostname) => {
    const answers = await Promise.allSettled([nameServers.resolve4(hostname), nameServers.resolve6(hostname)])
    const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
    if (found.length > 0) return found
    const errors = answers.flatMap((answer) =>
      answer.status === 'rejected' ? [answer.reason as unknown] : [],
    )
    throw errors.find((error) => !saysNone(error)) ?? errors[0]
  }
}

export const resolveByDns = resolveBy(new Resolver({ timeout: 2_000, tries: 2 }))

/** Uses the system's own lookup with its hosts file, for places that the operator named. */
export const resolveBySystem: Resolve = async (hostname) => {
  const found = await lookup(hostname, { all: true })
  return found.map(({ address }) => address)
}

function saysNone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENODATA' || error.code === 'ENOTFOUND')
}

/** These numbers are public, but inside one cloud they reach the machine that hands out its secrets. */
const insideClouds = new Set(['168.63.129.16'])
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Whether an address belongs to the open internet. An IPv6 address that carries an IPv4 address (mapped, translated
 * or tunnelled) never does, because somebody else's router decides where it leads.
 */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) {
    return ipaddr.IPv4.parse(address).range() === 'unicast' && !insideClouds.has(address)
  }
  if (!isIPv6(address) || address.includes('%')) return false
  const parsed = ipaddr.IPv6.parse(address)
  return parsed.match(globalUnicast) && parsed.range() === 'unicast'
}
