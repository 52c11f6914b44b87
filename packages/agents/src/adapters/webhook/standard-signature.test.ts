import { randomBytes } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { describe, expect, it } from 'vitest'
import { standardSignature } from './signature.ts'

const body = '{"type":"test","word":"茶"}'
const signed = (secret: string, change = {}) =>
  standardSignature({ id: 'msg_1', body, secret, seconds: Math.floor(Date.now() / 1000), ...change })

describe('the headers of Standard Webhooks', () => {
  const secret = `whsec_${randomBytes(32).toString('base64')}`

  it('are those of the example in the specification', () => {
    expect(
      standardSignature({
        id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
        body: '{"test": 2432232314}',
        secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
        seconds: 1614265330,
      }),
    ).toEqual({
      'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    })
  })

  it('are taken by the library of the specification', () => {
    expect(new Webhook(secret).verify(body, signed(secret))).toEqual(JSON.parse(body))
  })

  it.each([
    ['another body', body, { body: `${body} ` }],
    ['another id', body, { id: 'msg_2' }],
    ['an old time', body, { seconds: 1_700_000_000 }],
  ])('do not hold for %s', (_what, told, change) => {
    const headers = { ...signed(secret, change), 'webhook-id': 'msg_1' }
    expect(() => new Webhook(secret).verify(told, headers)).toThrow()
  })

  it('are made with a secret of the URL alphabet, too, as older secrets are', () => {
    const key = Buffer.alloc(32, 0xfb)
    const old = `whsec_${key.toString('base64url')}`
    expect(old).toMatch(/[-_].*[-_]/)
    expect(signed(old)).toEqual(signed(`whsec_${key.toString('base64')}`))
  })

  it('are made with the owner’s own secret, unchanged', () => {
    const own = 'a secret between two'
    expect(new Webhook(own, { format: 'raw' }).verify(body, signed(own))).toEqual(JSON.parse(body))
  })
})
