import type { Database } from '@wis/db'
import { makeLink, readCredentials, resetPassword } from '@wis/db/accounts'
import { describe, expect, it } from 'vitest'
import { solveChallenge } from '../../features/account/proof-of-work/solve-challenge.ts'
import { ada, cheapBits, from, signIn, userOf, withAda } from '../../testing/ada.ts'
import { policies } from '../rate-limit/limits.ts'
import { spendShared } from '../rate-limit/spend.ts'
import { accountHash, guessesAt } from './account-hash.ts'
import { authenticate } from './authenticate.ts'
import { priceOfTry, spendProof } from './proof-of-work/challenge.ts'

const going = { signal: new AbortController().signal, onProgress: () => undefined }
const guess = { ...ada, password: 'wrong guess' }
const throttled = { ok: false, reason: 'throttled' }
const refused = { ok: false, reason: 'refused' }

/** Uses up the guesses that strangers have at an account, without the work of comparing passwords. */
async function spendTries(db: Database, email = ada.email): Promise<void> {
  for (let n = 0; n < 10; n++) await spendShared(db, [{ key: guessesAt(email), ...policies['sign-in'] }])
}

async function lockedOut() {
  const world = await withAda()
  await spendTries(world.db)
  return world
}

const priceOf = (db: Database, address: string, email = ada.email) =>
  priceOfTry(db, { account: accountHash(email), address }, cheapBits)

/** Does the work that is asked for, as a browser does. Undefined if no try is for sale. */
async function workedAt(db: Database, address: string, email = ada.email): Promise<string | undefined> {
  const bits = await priceOf(db, address, email)
  if (bits === undefined) return undefined
  return solveChallenge(from(address).challenges.make({ account: accountHash(email), address }, bits), going)
}

describe('an owner whose account strangers have guessed at', () => {
  it('comes in from a new browser by a proof of work, and they stay out', async () => {
    const { db } = await withAda()
    for (let n = 0; n < 10; n++) await authenticate(db, guess, from(`198.51.100.${n}`))
    const owner = from('203.0.113.9')
    expect(await authenticate(db, ada, owner)).toEqual(throttled)
    const proof = await workedAt(db, owner.address)
    expect(await authenticate(db, { ...ada, proof }, owner)).toMatchObject({ ok: true })
    // The sign-in of the owner gives the strangers no new guesses.
    expect(await authenticate(db, guess, from('198.51.100.1'))).toEqual(throttled)
    expect(await authenticate(db, ada, owner)).toEqual(throttled)
  })

  it('comes in although a stranger at the same address has used that up, too', async () => {
    const { db } = await lockedOut()
    const neighbour = from('203.0.113.9')
    const everybody = { ...policies['sign-in'], limit: 50 }
    for (let n = 0; n < 50; n++)
      await spendShared(db, [{ key: `sign-in address ${neighbour.address}`, ...everybody }])
    expect(await authenticate(db, { ...ada, email: 'bob@example.org' }, neighbour)).toEqual(throttled)
    const proof = await workedAt(db, neighbour.address)
    expect(await authenticate(db, { ...ada, proof }, neighbour)).toMatchObject({ ok: true })
  })

  it('comes in by a link in a letter, and is known to the browser from then on', async () => {
    const { db, server } = await withAda()
    await spendTries(db)
    const visitor = server.visitor()
    await signIn(visitor, ada)
    expect(await userOf(db, visitor)).toBeUndefined()
    const { user } = (await readCredentials(db, ada.email)) ?? {}
    const secret = await makeLink(db, { id: user?.id ?? '', email: ada.email }, 'sign-in')
    expect((await visitor.post('/api/auth/callback/link', { secret })).status).toBe(200)
    expect(await userOf(db, visitor)).toMatchObject({ name: 'Ada' })
    await visitor.post('/api/auth/signout', {})
    await signIn(visitor, ada)
    expect(await userOf(db, visitor)).toMatchObject({ name: 'Ada' })
  })
})

describe('a proof of work', () => {
  it('buys one try, for one account, from one address', async () => {
    const { db } = await lockedOut()
    const proof = await workedAt(db, '203.0.113.9')
    expect(await authenticate(db, { ...ada, proof }, from('203.0.113.8'))).toEqual(throttled)
    const other = { ...ada, email: 'bob@example.org', proof }
    expect(await authenticate(db, other, from('203.0.113.9'))).toEqual(throttled)
    const tries = await Promise.all(
      [1, 2, 3].map(() => authenticate(db, { ...guess, proof }, from('203.0.113.9'))),
    )
    expect(tries.filter(({ ok }) => ok)).toEqual([])
    expect(tries.filter((answer) => !answer.ok && answer.reason === 'refused')).toHaveLength(1)
    expect(await authenticate(db, { ...ada, proof }, from('203.0.113.9'))).toEqual(throttled)
  })

  it(
    'costs an address twice as much each time, and is sold to it five times',
    { tags: ['nightly'] },
    async () => {
      const { db } = await lockedOut()
      const prices = []
      for (let n = 0; n < 6; n++) {
        prices.push(await priceOf(db, '203.0.113.9'))
        const proof = await workedAt(db, '203.0.113.9')
        if (proof !== undefined)
          expect(await authenticate(db, { ...guess, proof }, from('203.0.113.9'))).toEqual(refused)
      }
      expect(prices).toEqual([8, 9, 10, 11, 12, undefined])
      expect(await priceOf(db, '203.0.113.10')).toBe(cheapBits)
    },
  )

  it('costs everybody more the more of them are used up at an account', async () => {
    const { db } = await lockedOut()
    for (let n = 0; n < 12; n++) {
      const tried = { account: accountHash(ada.email), address: `198.51.100.${n}` }
      await spendProof(db, { nonce: `${n}`, bits: cheapBits }, tried, cheapBits)
    }
    expect(await priceOf(db, '203.0.113.9')).toBe(cheapBits + 1)
    expect(await priceOf(db, '203.0.113.9', 'bob@example.org')).toBe(cheapBits)
  })

  it('that was made while it was cheap does not buy a second try', async () => {
    const { db } = await lockedOut()
    const [first, second] = [await workedAt(db, '203.0.113.9'), await workedAt(db, '203.0.113.9')]
    expect(await authenticate(db, { ...guess, proof: first }, from('203.0.113.9'))).toEqual(refused)
    expect(await authenticate(db, { ...ada, proof: second }, from('203.0.113.9'))).toEqual(throttled)
  })

  it('is sold to an address twenty times an hour, whichever accounts it tries', async () => {
    const { db } = await withAda()
    const answers = []
    for (let n = 0; n < 21; n++) {
      const tried = { account: accountHash(`${n}@example.org`), address: '203.0.113.9' }
      answers.push(await spendProof(db, { nonce: `${n}`, bits: cheapBits }, tried, cheapBits))
    }
    expect(answers.filter((own) => own === undefined)).toHaveLength(1)
    expect(await priceOf(db, '203.0.113.9')).toBeUndefined()
    expect(await priceOf(db, '203.0.113.8')).toBe(cheapBits)
  })

  it('is the same for an address without an account', async () => {
    const { db } = await lockedOut()
    const email = 'nobody@example.org'
    await spendTries(db, email)
    const nobody = from('203.0.113.9')
    expect(await authenticate(db, { ...guess, email }, nobody)).toEqual(throttled)
    expect(await priceOf(db, nobody.address, email)).toBe(await priceOf(db, nobody.address))
    const proof = await workedAt(db, nobody.address, email)
    expect(await authenticate(db, { ...guess, email, proof }, nobody)).toEqual(refused)
  })

  it('that is made up is no try at all', async () => {
    const { db } = await lockedOut()
    for (const proof of ['x', 'a.b.c.d~0', '~'.repeat(300)])
      expect(await authenticate(db, { ...ada, proof }, from('203.0.113.9'))).toEqual(throttled)
    expect(await priceOf(db, '203.0.113.9')).toBe(cheapBits)
  })
})

it('a link to confirm an address no longer signs in after a new password', async () => {
  const { db, server } = await withAda()
  const id = (await readCredentials(db, ada.email))?.user.id ?? ''
  const [confirm, reset] = [
    await makeLink(db, { id, email: ada.email }, 'confirm'),
    await makeLink(db, { id, email: ada.email }, 'reset'),
  ]
  await resetPassword(db, reset, { passwordHash: 'new', revokeTokens: false })
  const visitor = server.visitor()
  expect((await visitor.post('/api/auth/callback/link', { secret: confirm })).status).toBe(401)
  expect(await userOf(db, visitor)).toBeUndefined()
})
