import { isIPv4, isIPv6 } from 'node:net'
import ipaddr from 'ipaddr.js'

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
