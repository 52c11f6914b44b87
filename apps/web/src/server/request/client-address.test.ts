import { describe, expect, it } from 'vitest'
import { clientAddress } from './client-address.ts'

const address = (peer: string, forwarded: string | null, proxies: number) =>
  clientAddress(
    new Headers({ 'x-wis-peer': peer, ...(forwarded !== null && { 'x-forwarded-for': forwarded }) }),
    proxies,
  )

describe('the address a request is counted against', () => {
  it('is the peer’s, whatever the client claims', () => {
    expect(address('203.0.113.7', '198.51.100.1', 0)).toBe('203.0.113.7')
  })

  it.each([
    [1, '198.51.100.1'],
    [2, '10.0.0.9'],
    [3, '192.0.2.66'],
    [4, '192.0.2.66'],
  ])('behind %i proxies is the one that the outermost of them saw', (proxies, expected) => {
    expect(address('10.0.0.1', '192.0.2.66, 10.0.0.9, 198.51.100.1', proxies)).toBe(expected)
  })

  it('is the peer’s if a proxy names no client', () => {
    expect(address('10.0.0.1', null, 1)).toBe('10.0.0.1')
    expect(clientAddress(new Headers(), 0)).toBe('unknown')
  })

  it.each([
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%s counts as %s', (peer, expected) => {
    expect(address(peer, null, 0)).toBe(expected)
  })
})
