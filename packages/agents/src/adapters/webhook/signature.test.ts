import { describe, expect, it } from 'vitest'
import { isSigned, sign } from './signature.ts'

const body = '{"protocol":"wis/1","word":"茶"}'
const signed = { header: sign(body, 'secret', 1_700_000_000), body, secret: 'secret', seconds: 1_700_000_000 }

describe('a signature', () => {
  it('is the same as any other implementation makes from time, body and secret', () => {
    expect(sign('{}', 'secret', 1)).toBe(
      't=1,v1=1122767b193110cfec322b6f199b599edbf608ed087f2d27afb0b97d99523908',
    )
  })

  it('holds for the bytes, the secret and the time it was made for', () => {
    expect(isSigned(signed)).toBe(true)
    expect(isSigned({ ...signed, seconds: signed.seconds + 299 })).toBe(true)
  })

  it.each([
    ['another body', { body: `${body} ` }],
    ['another secret', { secret: 'secrets' }],
    ['a later time', { seconds: signed.seconds + 301 }],
    ['an earlier time', { seconds: signed.seconds - 301 }],
    ['a time that was changed', { header: signed.header.replace('t=17', 't=18'), seconds: 1_800_000_000 }],
    ['no signature', { header: '' }],
    ['half a signature', { header: signed.header.slice(0, -1) }],
    ['a signature with something behind it', { header: `${signed.header}0` }],
    ['a signature of another version', { header: signed.header.replace('v1', 'v0') }],
    ['no time', { header: signed.header.replace(/t=\d+/, 't=NaN') }],
  ])('does not hold for %s', (_what, change) => {
    expect(isSigned({ ...signed, ...change })).toBe(false)
  })
})
