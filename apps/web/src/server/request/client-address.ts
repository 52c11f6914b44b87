import { isIPv6 } from 'node:net'

/** Set on every request from its connection, whatever the client sends: see instrumentation.ts. */
export const peerHeader = 'x-wis-peer'

/**
 * The address that a request is counted against: the connected one, or, behind `proxies` proxies of the operator, the
 * one that the outermost of them names. The client may have made up anything further left in X-Forwarded-For.
 */
export function clientAddress(headers: Headers, proxies: number): string {
  const peer = headers.get(peerHeader) ?? 'unknown'
  if (proxies === 0) return network(peer)
  const hops = (headers.get('x-forwarded-for') ?? '').split(',').flatMap((hop) => hop.trim() || [])
  return network(hops.at(-proxies) ?? hops[0] ?? peer)
}

/** One household has 2^64 IPv6 addresses, so they count as one. */
function network(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (!isIPv6(plain)) return plain.slice(0, 64)
  const [head = '', tail] = plain.toLowerCase().split('::')
  const [front, back] = [groups(head), groups(tail ?? '')]
  const zeros = tail === undefined ? 0 : 8 - front.length - back.length
  const all = [...front, ...Array.from({ length: zeros }, () => '0'), ...back]
  return `${all.slice(0, 4).join(':')}::/64`
}

const groups = (text: string) =>
  text.split(':').flatMap((group) => (group ? [group.replace(/^0+(?=.)/, '')] : []))
