import type { IncomingMessage } from 'node:http'
import { visitorHeader, visitorMark } from '@wis/db/visitors'
import { describe, expect, it } from 'vitest'
import { createGuard } from './guard.ts'
import type { GuardOptions } from './guard.ts'

const guard = (changes: Partial<GuardOptions> = {}) =>
  createGuard({
    origins: ['https://spy.example'],
    proxies: 0,
    most: { sockets: 5, perAddress: 2 },
    ...changes,
  })

/** The parts of a request that a guard reads. */
function from(remoteAddress: string, headers: IncomingMessage['headers'] = {}): IncomingMessage {
  return { socket: { remoteAddress }, headers } as IncomingMessage
}

describe('the origin of a socket', () => {
  it.each([
    ['of no browser at all', {}],
    ['that the operator listed', { origin: 'https://spy.example' }],
    ['that is the server itself', { origin: 'http://10.0.0.7:3000', host: '10.0.0.7:3000' }],
    [
      'that is the pages before it',
      { origin: 'https://pages.example', host: 'runner:4000', 'x-forwarded-host': 'pages.example' },
    ],
  ])('%s is welcome', (_, headers) => {
    expect(guard().refusal(from('127.0.0.1', headers))).toBeUndefined()
  })

  it.each([
    ['another site', 'https://evil.example'],
    ['another scheme', 'http://spy.example'],
    ['another port', 'https://spy.example:8443'],
    ['a page without an origin', 'null'],
    ['an extension', 'chrome-extension://abcdef'],
    ['nonsense', 'https://'],
  ])('that is %s is refused', (_, origin) => {
    expect(guard().refusal(from('127.0.0.1', { origin, host: 'h' }))).toMatchObject({ status: 403 })
  })
})

describe('the number of sockets', () => {
  it('from one address is limited until one is closed', () => {
    const { refusal, count } = guard()
    const one = from('93.184.216.9')
    const [close] = [count(one), count(one)]
    expect(refusal(one)).toMatchObject({ status: 429 })
    expect(refusal(from('93.184.216.10'))).toBeUndefined()
    close?.()
    close?.()
    expect(refusal(one)).toBeUndefined()
    count(one)
    expect(refusal(one)).toMatchObject({ status: 429 })
  })

  it('is limited for each visitor, whose address the pages hand on', () => {
    const { refusal, count } = guard({ secretKey: 'keys' })
    const visitor = (address: string, keys = 'keys') =>
      from('127.0.0.1', { [visitorHeader]: visitorMark(keys, address) })
    const one = visitor('93.184.216.9')
    count(one)
    count(one)
    expect(refusal(one)).toMatchObject({ status: 429 })
    expect(refusal(visitor('93.184.216.10'))).toBeUndefined()
    expect(refusal(visitor('93.184.216.9', 'made up'))).toBeUndefined()
    expect(refusal(visitor('2606:2800:220:1::/64'))).toBeUndefined()
    for (const inside of ['127.0.0.1', '10.0.0.7']) {
      for (let socket = 0; socket < 3; socket++) count(visitor(inside))
      expect(refusal(visitor(inside))).not.toMatchObject({ status: 429 })
    }
  })

  it('in all is limited for everybody', () => {
    const { refusal, count } = guard()
    for (let socket = 0; socket < 5; socket++) count(from('127.0.0.1'))
    expect(refusal(from('127.0.0.1'))).toMatchObject({ status: 503 })
  })

  it('from the operator’s own network is not counted by address', () => {
    const { refusal, count } = guard()
    for (let socket = 0; socket < 4; socket++) count(from('10.0.0.1'))
    expect(refusal(from('10.0.0.1'))).toBeUndefined()
  })

  it('counts against the visitor that the operator’s proxy reports; a stranger’s report is ignored', () => {
    const { refusal, count } = guard({ proxies: 1 })
    const spoken = from('10.0.0.1', { 'x-forwarded-for': 'made up, 93.184.216.9' })
    const lying = from('93.184.216.9', { 'x-forwarded-for': '198.51.100.1' })
    count(spoken)
    count(lying)
    expect(refusal(from('::ffff:93.184.216.9'))).toMatchObject({ status: 429 })
    expect(refusal(from('10.0.0.1', { 'x-forwarded-for': '198.51.100.1' }))).toBeUndefined()
  })

  it('counts a household of IPv6 as one address', () => {
    const { refusal, count } = guard()
    count(from('2606:4700:1:2::1'))
    count(from('2606:4700:1:2:3:4:5:6'))
    expect(refusal(from('2606:4700:1:2:ffff::9'))).toMatchObject({ status: 429 })
    expect(refusal(from('2606:4700:1:3::1'))).toBeUndefined()
  })
})
