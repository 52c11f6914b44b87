import type { Database } from '@wis/db'
import { endSessions, readCredentials } from '@wis/db/accounts'
import { describe, expect, it } from 'vitest'
import { ada, from, here, signIn, userOf, withAda } from '../../testing/ada.ts'
import { sessionSecret } from '../../testing/auth-server.ts'
import { authenticate, isOwnPassword } from './authenticate.ts'
import { knownDevices } from './visit.ts'

describe('wrong guesses at a password', () => {
  it('block the account, wherever they come from, even for the right password', async () => {
    const { db } = await withAda()
    for (let n = 0; n < 10; n++)
      await authenticate(db, { ...ada, password: `guess ${n}` }, from(`198.51.100.${n}`))
    expect(await authenticate(db, ada, from('198.51.100.99'))).toEqual({ ok: false, reason: 'throttled' })
  })

  it('are forgotten after the right password', { tags: ['nightly'] }, async () => {
    const { db } = await withAda()
    for (let n = 0; n < 9; n++)
      await authenticate(db, { ...ada, password: 'wrong guess' }, from(`198.51.100.${n}`))
    for (let n = 0; n < 3; n++)
      expect(await authenticate(db, ada, from('198.51.100.99'))).toMatchObject({ ok: true })
  })

  it('block the address, whichever accounts are tried', { tags: ['nightly'] }, async () => {
    const { db } = await withAda()
    // All at once: with slow guesses one after another, a use would be available again before the last guess.
    const answers = await Promise.all(
      Array.from({ length: 51 }, (_, n) =>
        authenticate(db, { email: `${n}@example.org`, password: 'password1' }, from('198.51.100.1')),
      ),
    )
    const throttled = answers.filter((answer) => !answer.ok && answer.reason === 'throttled')
    expect(throttled).toHaveLength(1)
  })
})

describe('a browser that somebody has signed in with', () => {
  const guess = { ...ada, password: 'wrong guess' }
  const guesses = (db: Database, by: Parameters<typeof authenticate>[2], many: number) =>
    Promise.all(Array.from({ length: many }, () => authenticate(db, guess, by)))
  const refused = (answers: Awaited<ReturnType<typeof guesses>>) =>
    answers.filter((answer) => !answer.ok && answer.reason === 'refused').length

  async function knownTo(db: Database, address = here.address) {
    const { user } = (await readCredentials(db, ada.email)) ?? {}
    if (!user) throw new Error('no account')
    const cookie = knownDevices(undefined, sessionSecret).withMarkFor(user)
    return { ...from(address), devices: knownDevices(cookie, sessionSecret) }
  }

  it('lets its owner in while strangers guess, even from the same address', async () => {
    const { db } = await withAda()
    const known = await knownTo(db, '198.51.100.1')
    expect(refused(await guesses(db, from('198.51.100.1'), 16))).toBe(10)
    expect(await authenticate(db, ada, from('198.51.100.1'))).toMatchObject({ reason: 'throttled' })
    expect(await authenticate(db, ada, known)).toMatchObject({ ok: true })
    // The owner's sign-in gives the strangers no new guesses.
    expect(refused(await guesses(db, from('198.51.100.2'), 16))).toBe(0)
  })

  it(
    'has ten guesses of its own, however many are made at once, and takes none from its owner elsewhere',
    { tags: ['nightly'] },
    async () => {
      const { db } = await withAda()
      const known = await knownTo(db)
      expect(refused(await guesses(db, known, 16))).toBe(10)
      expect(await authenticate(db, ada, known)).toMatchObject({ reason: 'throttled' })
      expect(await authenticate(db, ada, from(here.address))).toMatchObject({ ok: true })
    },
  )

  it('is recognised the next time by a cookie that scripts cannot read', async () => {
    const { db, server } = await withAda()
    const visitor = server.visitor()
    const answer = await signIn(visitor, ada)
    const line = answer.headers.getSetCookie().find((one) => one.startsWith('wis-devices='))
    expect(line).toMatch(/; Max-Age=31536000; HttpOnly; SameSite=Lax$/)
    await visitor.post('/api/auth/signout', {})
    await guesses(db, from('127.0.0.1'), 16)
    await signIn(server.visitor(), ada)
    expect(await userOf(db, server.visitor())).toBeUndefined()
    await signIn(visitor, ada)
    expect(await userOf(db, visitor)).toMatchObject({ name: 'Ada' })
  })

  it('counts as unknown once all sessions are ended', { tags: ['nightly'] }, async () => {
    const { db } = await withAda()
    const known = await knownTo(db)
    const { user } = (await readCredentials(db, ada.email)) ?? {}
    await endSessions(db, user?.id ?? '')
    await guesses(db, from('198.51.100.1'), 16)
    expect(await authenticate(db, ada, known)).toMatchObject({ reason: 'throttled' })
  })

  it('gets the same answers for an address without an account', { tags: ['nightly'] }, async () => {
    const { db } = await withAda()
    const known = await knownTo(db)
    const nobody = { email: 'nobody@example.org', password: 'wrong guess' }
    const asked = Array.from({ length: 16 }, () => authenticate(db, nobody, known))
    expect(refused(await Promise.all(asked))).toBe(10)
  })
})

describe('the password of somebody who is signed in', () => {
  it(
    'can be tried at most ten times, however many tries are made at once',
    { tags: ['nightly'] },
    async () => {
      const { db } = await withAda()
      const { user } = (await readCredentials(db, ada.email)) ?? {}
      if (!user) throw new Error('no account')
      expect(await isOwnPassword(db, user, ada.password)).toBe('right')
      const guesses = Array.from({ length: 16 }, () => isOwnPassword(db, user, 'wrong guess'))
      expect((await Promise.all(guesses)).filter((answer) => answer === 'wrong')).toHaveLength(10)
      expect(await isOwnPassword(db, user, ada.password)).toBe('throttled')
      expect(await authenticate(db, ada, from(here.address))).toMatchObject({ ok: true })
    },
  )
})
