import { BlockList, isIP } from 'node:net'
import type { NewConnector } from '@wis/protocol'

/** Numbers that never belong to somebody on the open internet. Whoever calls checks again, names included. */
const inside = new BlockList()
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(net, prefix)
const openV6 = new BlockList()
openV6.addSubnet('2000::', 3, 'ipv6')

/**
 * The field of a connector whose address leads nowhere but into this machine or its network, and which the operator has
 * not listed as `host:port`; undefined where there is none. Says nothing of names: those are looked up at each call.
 */
export function insideField(
  connector: NewConnector,
  allowed: readonly string[],
): 'url' | 'baseUrl' | undefined {
  if ('url' in connector) return isInside(connector.url, allowed) ? 'url' : undefined
  if ('baseUrl' in connector) return isInside(connector.baseUrl, allowed) ? 'baseUrl' : undefined
  return undefined
}

/** Where a connector leads; empty for one that has no address of its own. */
export const addressOf = (connector: NewConnector): string =>
  'url' in connector ? connector.url : 'baseUrl' in connector ? connector.baseUrl : ''

/** An address as an operator lists it: host and port. */
export function placeOf(address: string): string {
  const { hostname, port, protocol } = new URL(address)
  // A name that is written to the root is the same name.
  return `${hostname.replace(/\.$/, '')}:${port || (protocol === 'https:' ? '443' : '80')}`
}

export function isInside(address: string, allowed: readonly string[]): boolean {
  const place = placeOf(address)
  const hostname = place.slice(0, place.lastIndexOf(':'))
  if (allowed.some((listed) => listed.toLowerCase() === place)) return false
  if (hostname === 'localhost' || hostname.endsWith('.localhost')) return true
  const bare = hostname.replace(/^\[|\]$/g, '')
  switch (isIP(bare)) {
    case 4:
      return inside.check(bare)
    case 6:
      return !openV6.check(bare, 'ipv6')
    default:
      return false
  }
}
