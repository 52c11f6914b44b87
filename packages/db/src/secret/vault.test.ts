import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createVault } from './vault.ts'

const key = () => randomBytes(32).toString('base64')
const of = { agentId: 'agent', place: 'https://api.example' }
const secret = 'sk-canary-8f1e ✓'

describe('a vault', () => {
  it('opens what it sealed', () => {
    const vault = createVault(key())
    expect(vault.open(vault.seal(secret, of), of)).toBe(secret)
  })

  it('seals the same secret differently every time', () => {
    const vault = createVault(key())
    expect(vault.seal(secret, of).sealed).not.toBe(vault.seal(secret, of).sealed)
  })

  it('seals without a trace of the secret', () => {
    const { sealed } = createVault(key()).seal(secret, of)
    expect(Buffer.from(sealed, 'base64').toString('latin1')).not.toContain('canary')
  })

  it.each([
    ['agent', { ...of, agentId: 'another' }],
    ['place', { ...of, place: 'https://elsewhere.example' }],
  ])('does not open for another %s', (_, another) => {
    const vault = createVault(key())
    expect(vault.open(vault.seal(secret, of), another)).toBeUndefined()
  })

  it('does not open a secret that was tampered with, cut short, or sealed by a key it lacks', () => {
    const vault = createVault(key())
    const { keyId, sealed } = vault.seal(secret, of)
    const bytes = Buffer.from(sealed, 'base64')
    for (let at = 0; at < bytes.length; at++) {
      const changed = Buffer.from(bytes)
      changed[at] = (changed[at] ?? 0) ^ 1
      expect(vault.open({ keyId, sealed: changed.toString('base64') }, of)).toBeUndefined()
      const cut = bytes.subarray(0, at).toString('base64')
      expect(vault.open({ keyId, sealed: cut }, of)).toBeUndefined()
    }
    expect(createVault(key()).open({ keyId, sealed }, of)).toBeUndefined()
  })
})

describe('a change of keys', () => {
  it('seals with the first key and opens with all', () => {
    const [old, fresh] = [key(), key()]
    const before = createVault(old).seal(secret, of)
    const vault = createVault(`${fresh},${old}`)
    expect(vault.open(before, of)).toBe(secret)
    expect(vault.seal(secret, of).keyId).toBe(createVault(fresh).keyId)
  })

  it('does not depend on the names of keys', () => {
    const old = key()
    const before = createVault(old).seal(secret, of)
    expect(createVault(`2031:${key()}, 2030:${old}`).open(before, of)).toBe(secret)
  })
})

describe('invalid keys', () => {
  const short = randomBytes(16).toString('base64')
  it.each(['', 'password', short, `${key()},`, `a:${key()},a:${key()}`, `a b:${key()}`])(
    'are refused (%#)',
    (keys) => {
      expect(() => createVault(keys)).toThrow(RangeError)
    },
  )

  it('are not repeated in the error', () => {
    expect(() => createVault(`name:${short}`)).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining(short.slice(0, 8)) }),
    )
  })
})
