import { isIP } from 'node:net'
import { placeOf } from './allow-list.ts'
import { EgressFailure, explainLookup } from './egress-failure.ts'
import type { Resolve } from './resolve.ts'

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

async function lookedUp(hostname: string, resolve: Resolve): Promise<readonly string[]> {
  try {
    return await resolve(hostname)
  } catch (error) {
    throw explainLookup(hostname, error)
  }
}
