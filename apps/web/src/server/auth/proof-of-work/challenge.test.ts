import { describe, expect, it } from 'vitest'
import { solveChallenge } from '../../../features/account/proof-of-work/solve-challenge.ts'
import { challengeMs, challengesWith } from './challenge.ts'
import { beginsWithZeros } from './puzzle.ts'

const secret = 'a secret that only tests know of'
const ada = { account: 'hash of an address', address: '203.0.113.1' }
const { make, proofIn } = challengesWith(secret)
const going = { signal: new AbortController().signal, onProgress: () => undefined }
const solve = async (challenge: string) => (await solveChallenge(challenge, going)) ?? ''

describe('the proof of a challenge', () => {
  it('says how much work was done, for the account and the address that it was made for', async () => {
    const proof = await solve(make(ada, 8))
    expect(proofIn(proof, ada)).toEqual({ nonce: expect.any(String) as string, bits: 8 })
    expect(proofIn(proof, { ...ada, account: 'another' })).toBeUndefined()
    expect(proofIn(proof, { ...ada, address: '203.0.113.2' })).toBeUndefined()
    expect(challengesWith('another secret').proofIn(proof, ada)).toBeUndefined()
  })

  it('is worthless once its time is over', async () => {
    const proof = await solve(make(ada, 8))
    const after = (ms: number) => challengesWith(secret, { now: () => Date.now() + ms }).proofIn(proof, ada)
    expect(after(challengeMs - 60_000)).toBeDefined()
    expect(after(challengeMs)).toBeUndefined()
  })

  it('cannot be edited to have been easier, or to last longer', async () => {
    const [challenge = '', counters = ''] = (await solve(make(ada, 8))).split('~')
    const [endsAt = '', , nonce = '', seal = ''] = challenge.split('.')
    const later = (Number.parseInt(endsAt, 36) + 1).toString(36)
    for (const named of [`${endsAt}.9.${nonce}`, `${endsAt}.4.${nonce}`, `${later}.8.${nonce}`])
      expect(proofIn(`${named}.${seal}~${counters}`, ada)).toBeUndefined()
  })

  it('needs every part of the work', async () => {
    const challenge = make(ada, 12)
    const [, counters = ''] = (await solve(challenge)).split('~')
    const found = counters.split('-')
    expect(found).toHaveLength(16)
    const others = found.map((_, part) => found.with(part, `${found[part] ?? ''}zz`).join('-'))
    const accepted = others.filter((other) => proofIn(`${challenge}~${other}`, ada) !== undefined)
    expect(accepted.length).toBeLessThan(8)
    expect(proofIn(`${challenge}~${found.slice(1).join('-')}`, ada)).toBeUndefined()
  })

  it.each(['', '~', '.', '...~', 'a.b.c.d~0', `${'-'.repeat(15)}`, '~'.repeat(40), '\u0000.1.\u0000.x~1'])(
    'is nothing that can be made up: %j',
    (text) => {
      expect(proofIn(text, ada)).toBeUndefined()
    },
  )
})

it('a search that is called off ends without a proof', async () => {
  const off = new AbortController()
  off.abort()
  expect(await solveChallenge(make(ada, 26), { ...going, signal: off.signal })).toBeUndefined()
})

it('a search tells how far it is', async () => {
  const told: number[] = []
  await solveChallenge(make(ada, 8), { ...going, onProgress: (share) => void told.push(share) })
  expect(told).toEqual(Array.from({ length: 16 }, (_, part) => (part + 1) / 16))
})

it.each([
  [[0, 0, 0, 1], 31, true],
  [[0, 0, 0, 1], 32, false],
  [[0x7f, 255, 255, 255], 1, true],
  [[0x80, 0, 0, 0], 1, false],
  [[0, 0, 0, 0], 32, true],
])('%j begins with %i zero bits: %s', (bytes, bits, does) => {
  expect(beginsWithZeros(Uint8Array.from(bytes), bits)).toBe(does)
})
