import { describe, expect, it } from 'vitest'
import { isPublicAddress } from './target.ts'

const inside: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.1', '127.255.255.254', '::1'],
  unspecified: ['0.0.0.0', '0.1.2.3', '::'],
  private: ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fc00::1', 'fdff::1', 'fec0::1'],
  'link-local': ['169.254.0.1', 'fe80::1', 'fe80::1%eth0', '2606:4700::1111%eth0'],
  'of cloud metadata': [
    '169.254.169.254',
    '100.100.100.200',
    '168.63.129.16',
    '192.0.0.192',
    'fd00:ec2::254',
    'fd20:ce::254',
  ],
  'behind a carrier': ['100.64.0.1', '100.127.255.254'],
  multicast: ['224.0.0.1', '239.255.255.255', 'ff02::1', 'ff0e::1'],
  broadcast: ['255.255.255.255'],
  reserved: [
    '192.0.0.1',
    '192.0.2.1',
    '198.18.0.1',
    '198.51.100.1',
    '203.0.113.1',
    '240.0.0.1',
    '192.88.99.1',
  ],
  'reserved in IPv6': ['100::1', '2001:2::1', '2001:20::1', '2001:db8::1', '3fff::1', '5f00::1', '4000::1'],
  'an IPv4 address, mapped': [
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:8.8.8.8',
    '::127.0.0.1',
    '::8.8.8.8',
  ],
  'an IPv4 address, translated': [
    '64:ff9b::7f00:1',
    '64:ff9b::808:808',
    '64:ff9b:1::1',
    '::ffff:0:127.0.0.1',
  ],
  'an IPv4 address, tunnelled': ['2002:7f00:1::', '2002:808:808::', '2001::1', '2001:0:4136:e378::1'],
  'no address': ['', 'localhost', '1.2.3', '2130706433', '0x7f000001', '127.1', '[::1]', '8.8.8.8 '],
}
const open = [
  '1.1.1.1',
  '8.8.8.8',
  '99.255.255.255',
  '172.15.0.1',
  '172.32.0.1',
  '2606:4700::1111',
  '2a00:1450::1',
]

describe('an address is not on the open internet if it is', () => {
  it.each(Object.entries(inside))('%s', (_kind, addresses) => {
    expect(addresses.filter(isPublicAddress)).toEqual([])
  })
})

describe('an address is on the open internet', () => {
  it.each(open)('such as %s', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })
})
