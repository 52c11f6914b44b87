import { createPublicKey, verify } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { isSignedBy, publicKeyOf, signingKeyFrom } from './signing.ts'

const key = signingKeyFrom(new Uint8Array(32).fill(9))

describe('a signature', () => {
  it('is good for its text and its key, and for no other', () => {
    const signature = key.sign('head')
    const other = signingKeyFrom(new Uint8Array(32).fill(8))
    expect(isSignedBy(publicKeyOf(key), 'head', signature)).toBe(true)
    expect(isSignedBy(publicKeyOf(key), 'Head', signature)).toBe(false)
    expect(isSignedBy(publicKeyOf(other), 'head', signature)).toBe(false)
  })

  it('is plain Ed25519, as any other library checks it', () => {
    const spki = Buffer.concat([
      Buffer.from('302a300506032b6570032100', 'hex'),
      Buffer.from(publicKeyOf(key), 'hex'),
    ])
    const publicKey = createPublicKey({ key: spki, format: 'der', type: 'spki' })
    const signature = Buffer.from(key.sign('head'), 'hex')
    expect(verify(null, Buffer.from('head'), publicKey, signature)).toBe(true)
  })

  it('by a key that is no point of the curve is not good', () => {
    expect(isSignedBy('ff'.repeat(32), 'head', key.sign('head'))).toBe(false)
  })

  it.each(['00'.repeat(32), `01${'00'.repeat(31)}`, `ecff${'ff'.repeat(29)}7f`])(
    'by the key %s, for which every signature is valid, is not good',
    (weak) => {
      const forgeries = [`01${'00'.repeat(63)}`, `${weak}${'00'.repeat(32)}`, '00'.repeat(64)]
      expect(forgeries.filter((signature) => isSignedBy(weak, 'head', signature))).toEqual([])
    },
  )
})

describe('a signing key', () => {
  it('is the same for the same secret for ever', () => {
    expect(publicKeyOf(key)).toBe(publicKeyOf(signingKeyFrom(new Uint8Array(32).fill(9))))
    expect(publicKeyOf(key)).toMatch(/^[0-9a-f]{64}$/)
  })

  it('does not show its secret', () => {
    expect(JSON.stringify(key)).not.toContain('09'.repeat(4))
  })

  it('is not made from a short secret', () => {
    expect(() => signingKeyFrom(new Uint8Array(16))).toThrow(RangeError)
  })
})
