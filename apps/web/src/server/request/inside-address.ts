import { BlockList, isIP } from 'node:net'
import type { NewConnector } from '@wis/protocol'

/**
 * Address ranges that never belong to the open internet. The code that calls an agent checks again, including names.
 */
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

export interface InsideAddress {
  readonly field: 'url' | 'baseUrl'
  readonly place: string
}

/**
 * The field of a connector whose address leads only into this machine or its network, and is not on the operator's
 * list of `host:port`; undefined if there is none. Host names are not checked, because they are resolved at each
 * call.
 */
export function insideOf(connector: NewConnector, allowed: readonly string[]): InsideAddress | undefined {
  if ('url' in connector) return insideAt('url', connector.url, allowed)
  return 'baseUrl' in connector ? insideAt('baseUrl', connector.baseUrl, allowed) : undefined
}

const insideAt = (field: InsideAddress['field'], address: string, allowed: readonly string[]) =>
  isInside(address, allowed) ? { field, place: placeOf(address) } : undefined

/** An address in the form of the operator's list: host and port. */
export function placeOf(address: string): string {
  const { hostname, port, protocol } = new URL(address)
  // A name with a dot at its end is the same name.
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
