import {
  endSessions,
  listSessions,
  makeLink,
  openDatabase,
  readCredentials,
  readmitUser,
  suspendUser,
} from '@wis/db'
import type { Database } from '@wis/db'
import { freshDatabase } from '@wis/testkit'
import { encode } from 'next-auth/jwt'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { authServer, sessionSecret } from '../../testing/auth-server.ts'
import type { Visitor } from '../../testing/auth-server.ts'
import { openIdProvider } from '../../testing/openid-provider.ts'
import { authenticate, isOwnPassword } from './authenticate.ts'
import { knownDevices } from './known-device.ts'
import { openAccount } from './open-account.ts'
import { openSession, sessionCookie } from './session-token.ts'

const ada = { name: 'Ada', email: 'ada@example.org', password: 'correct horse battery' }
const here = { address: '203.0.113.1', firstIsAdmin: false }

async function withAda() {
  const db = await freshDatabase()
  await openAccount(db, ada, here)
  return { db, server: await authServer(db) }
}

const signIn = (visitor: Visitor, { email, password }: { email: string; password: string }) =>
  visitor.post('/api/auth/callback/credentials', { email, password })

const userOf = async (db: Database, visitor: Visitor) =>
  (await openSession(db, visitor.cookies.get(sessionCookie('http:')), sessionSecret))?.user

/** Somebody whose browser nobody knows. */
const from = (address: string) => ({ address, devices: knownDevices(undefined, sessionSecret) })

describe('whoever opens the link that was sent to an address', () => {
  const enter = (visitor: Visitor, secret: string) => visitor.post('/api/auth/callback/link', { secret })

  it('has confirmed the address and is signed in, once', async () => {
    const { db, server } = await withAda()
    const found = await readCredentials(db, ada.email)
    const secret = await makeLink(db, { id: found?.user.id ?? '', email: ada.email }, 'confirm')
    const visitor = server.visitor()
    expect((await enter(visitor, secret)).status).toBe(200)
    expect(await userOf(db, visitor)).toMatchObject({ name: 'Ada', hasConfirmedEmail: true })
    expect((await enter(server.visitor(), secret)).status).toBe(401)
  })

  it('gets nowhere with a link to a new password, or with none', async () => {
    const { db, server } = await withAda()
    const found = await readCredentials(db, ada.email)
    const secret = await makeLink(db, { id: found?.user.id ?? '', email: ada.email }, 'reset')
    const visitor = server.visitor()
    for (const shown of [secret, '', 'x'.repeat(200)]) expect((await enter(visitor, shown)).status).toBe(401)
    expect(await userOf(db, visitor)).toBeUndefined()
  })
})

describe('whoever signs in with a password', () => {
  it('gets a session that scripts cannot read and other sites cannot use', async () => {
    const { db, server } = await withAda()
    const visitor = server.visitor()
    const answer = await signIn(visitor, { ...ada, email: ' ADA@example.org ' })
    expect(answer.status).toBe(200)
    const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('next-auth.session-token='))
    expect(cookie).toMatch(/; HttpOnly; SameSite=Lax/)
    expect(await userOf(db, visitor)).toMatchObject({ name: 'Ada' })
    expect(await (await visitor.get('/api/auth/session')).json()).toMatchObject({ user: { name: 'Ada' } })
  })

  it('over https gets it for https alone', async () => {
    const { db } = await withAda()
    const server = await authServer(db, { publicUrl: 'https://play.example' })
    const answer = await signIn(server.visitor(), ada)
    const [cookie] = answer.headers.getSetCookie().filter((line) => line.includes('session-token'))
    expect(cookie).toMatch(/^__Secure-next-auth\.session-token=.*; Secure/)
    expect(sessionCookie('https://play.example')).toBe('__Secure-next-auth.session-token')
  })

  it('and is mistaken is told the same whether the account is there or not', async () => {
    const { server } = await withAda()
    const answers = []
    for (const email of [ada.email, 'nobody@example.org', 'no address']) {
      const answer = await signIn(server.visitor(), { email, password: 'wrong password' })
      answers.push([answer.status, await answer.text(), answer.headers.getSetCookie().length])
    }
    expect(answers[0]?.[0]).toBe(401)
    expect(answers[1]).toEqual(answers[0])
    expect(answers[2]).toEqual(answers[0])
  })

  it('reads nothing of what is wrong while the database is away, and whoever runs the platform reads why', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const db = openDatabase({ url: 'postgresql://someone@127.0.0.1:1/nowhere', poolSize: 2 })
    onTestFinished(() => db.close())
    const answer = await signIn((await authServer(db)).visitor(), ada)
    const { url } = (await answer.json()) as { url: string }
    expect(new URL(url).searchParams.get('error')).toBe('unavailable')
    expect(JSON.stringify(logged.mock.calls.map(String))).not.toContain(ada.password)
    expect(logged.mock.calls.flat()).toContainEqual(
      expect.objectContaining({ code: 'UNAVAILABLE', error: expect.any(Error) as Error }),
    )
    logged.mockRestore()
  })

  it('is signed out by the end of all sessions, wherever the session is read', async () => {
    const { db, server } = await withAda()
    const visitor = server.visitor()
    await signIn(visitor, ada)
    await endSessions(db, (await userOf(db, visitor))?.id ?? '')
    expect(await userOf(db, visitor)).toBeUndefined()
    expect(await (await visitor.get('/api/auth/session')).json()).toEqual({})
  })

  it('is kept out while suspended, and told so only with the right password', async () => {
    const { db, server } = await withAda()
    const visitor = server.visitor()
    await signIn(visitor, ada)
    const admin = { id: 'admin', name: 'Admin' }
    const id = (await userOf(db, visitor))?.id ?? ''
    await suspendUser(db, admin, id, 'Spam.')
    expect(await userOf(db, visitor)).toBeUndefined()
    expect(await authenticate(db, ada, from(here.address))).toEqual({ ok: false, reason: 'suspended' })
    const guess = { ...ada, password: 'wrong password' }
    expect(await authenticate(db, guess, from(here.address))).toEqual({ ok: false, reason: 'refused' })
    await signIn(visitor, ada)
    expect(await userOf(db, visitor)).toBeUndefined()
    await readmitUser(db, admin, id)
    await signIn(visitor, ada)
    expect(await userOf(db, visitor)).toMatchObject({ name: 'Ada' })
  })

  it('needs the page’s own proof that the form is ours', async () => {
    const { server } = await withAda()
    const body = new URLSearchParams({ ...ada, json: 'true', csrfToken: 'made up' })
    const answer = await fetch(`${server.url}/api/auth/callback/credentials`, {
      method: 'POST',
      body,
      redirect: 'manual',
    })
    expect(answer.headers.getSetCookie().join()).not.toContain('session-token')
  })
})

describe('whoever signs out', () => {
  const signOut = (visitor: Visitor) => visitor.post('/api/auth/signout', {})

  it('ends the session on the server: a copy of the cookie opens nothing', async () => {
    const { db, server } = await withAda()
    const visitor = server.visitor()
    await signIn(visitor, ada)
    const copy = server.visitor()
    for (const [name, value] of visitor.cookies) copy.cookies.set(name, value)
    expect(await userOf(db, copy)).toMatchObject({ name: 'Ada' })
    await signOut(visitor)
    expect(visitor.cookies.has(sessionCookie('http:'))).toBe(false)
    expect(await userOf(db, copy)).toBeUndefined()
    expect(await (await copy.get('/api/auth/session')).json()).toEqual({})
  })

  it('stays signed in with every other browser', async () => {
    const { db, server } = await withAda()
    const [here, there] = [server.visitor(), server.visitor()]
    await signIn(here, ada)
    await signIn(there, ada)
    await signOut(here)
    expect(await userOf(db, there)).toMatchObject({ name: 'Ada' })
  })

  it('is signed out, too, of the session that another sign-in in the same browser replaces', async () => {
    const { db, server } = await withAda()
    const visitor = server.visitor()
    await signIn(visitor, ada)
    const before = visitor.cookies.get(sessionCookie('http:'))
    await signIn(visitor, ada)
    expect(await openSession(db, before, sessionSecret)).toBeUndefined()
    expect(await userOf(db, visitor)).toMatchObject({ name: 'Ada' })
  })
})

describe('a session', () => {
  it('is listed with the browser that it was opened with', async () => {
    const { db, server } = await withAda()
    const visitor = server.visitor()
    await signIn(visitor, ada)
    const { id } = (await userOf(db, visitor)) ?? { id: '' }
    expect(await listSessions(db, id)).toMatchObject([{ browser: 'other', network: '127.0.0.…' }])
  })

  it('of a cookie from before sessions were rows is over, and the next one is like any other', async () => {
    const { db, server } = await withAda()
    const { user } = (await readCredentials(db, ada.email)) ?? {}
    const token = { sub: user?.id ?? '', version: 1 }
    const visitor = server.visitor()
    visitor.cookies.set(sessionCookie('http:'), await encode({ token, secret: sessionSecret }))
    expect(await userOf(db, visitor)).toBeUndefined()
    expect(await (await visitor.get('/api/auth/session')).json()).toEqual({})
    await signIn(visitor, ada)
    expect(await userOf(db, visitor)).toMatchObject({ name: 'Ada' })
  })
})

describe('guesses at a password', () => {
  it('are stopped for the account, wherever they come from, the right one included', async () => {
    const { db } = await withAda()
    for (let n = 0; n < 10; n++)
      await authenticate(db, { ...ada, password: `guess ${n}` }, from(`198.51.100.${n}`))
    expect(await authenticate(db, ada, from('198.51.100.99'))).toEqual({ ok: false, reason: 'throttled' })
  })

  it('are forgiven by the right one', async () => {
    const { db } = await withAda()
    for (let n = 0; n < 9; n++)
      await authenticate(db, { ...ada, password: 'wrong guess' }, from(`198.51.100.${n}`))
    for (let n = 0; n < 3; n++)
      expect(await authenticate(db, ada, from('198.51.100.99'))).toMatchObject({ ok: true })
  })

  it('are stopped for the address, whoever is tried', async () => {
    const { db } = await withAda()
    // At once: where one guess takes long, another would come free before the last.
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
    return { address, devices: knownDevices(cookie, sessionSecret) }
  }

  it('lets its owner in while strangers guess, even from the same address', async () => {
    const { db } = await withAda()
    const known = await knownTo(db, '198.51.100.1')
    expect(refused(await guesses(db, from('198.51.100.1'), 16))).toBe(10)
    expect(await authenticate(db, ada, from('198.51.100.1'))).toMatchObject({ reason: 'throttled' })
    expect(await authenticate(db, ada, known)).toMatchObject({ ok: true })
    // And that is no new start for the strangers.
    expect(refused(await guesses(db, from('198.51.100.2'), 16))).toBe(0)
  })

  it('has ten guesses itself, however many are made at once, and takes none from its owner elsewhere', async () => {
    const { db } = await withAda()
    const known = await knownTo(db)
    expect(refused(await guesses(db, known, 16))).toBe(10)
    expect(await authenticate(db, ada, known)).toMatchObject({ reason: 'throttled' })
    expect(await authenticate(db, ada, from(here.address))).toMatchObject({ ok: true })
  })

  it('is remembered by a cookie that scripts cannot read, and known by it the next time', async () => {
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

  it('is a stranger’s again once all sessions are ended', async () => {
    const { db } = await withAda()
    const known = await knownTo(db)
    const { user } = (await readCredentials(db, ada.email)) ?? {}
    await endSessions(db, user?.id ?? '')
    await guesses(db, from('198.51.100.1'), 16)
    expect(await authenticate(db, ada, known)).toMatchObject({ reason: 'throttled' })
  })

  it('is told the same of an address that nobody has', async () => {
    const { db } = await withAda()
    const known = await knownTo(db)
    const nobody = { email: 'nobody@example.org', password: 'wrong guess' }
    const asked = Array.from({ length: 16 }, () => authenticate(db, nobody, known))
    expect(refused(await Promise.all(asked))).toBe(10)
  })
})

describe('the password of whoever is signed in', () => {
  it('is asked for ten times at the most, however many ask at once', async () => {
    const { db } = await withAda()
    const { user } = (await readCredentials(db, ada.email)) ?? {}
    if (!user) throw new Error('no account')
    expect(await isOwnPassword(db, user, ada.password)).toBe('right')
    const guesses = Array.from({ length: 16 }, () => isOwnPassword(db, user, 'wrong guess'))
    expect((await Promise.all(guesses)).filter((answer) => answer === 'wrong')).toHaveLength(10)
    expect(await isOwnPassword(db, user, ada.password)).toBe('throttled')
    expect(await authenticate(db, ada, from(here.address))).toMatchObject({ ok: true })
  })
})

describe('whoever signs up', () => {
  it('with an address that is taken is told the same, and changes nothing', async () => {
    const { db } = await withAda()
    expect(await openAccount(db, { ...ada, password: 'another password' }, here)).toBe('done')
    expect(await authenticate(db, ada, from(here.address))).toMatchObject({ ok: true })
    expect(
      await authenticate(db, { ...ada, password: 'another password' }, from(here.address)),
    ).toMatchObject({
      ok: false,
    })
  })

  it('too often from one address has to wait', async () => {
    const db = await freshDatabase()
    const answers = []
    for (let n = 0; n < 21; n++)
      answers.push(await openAccount(db, { ...ada, email: `${n}@example.org` }, here))
    expect(answers.filter((answer) => answer === 'throttled')).toHaveLength(1)
  })
})

describe('whoever comes from Hugging Face', () => {
  const grace = { sub: '4711', name: 'Grace', email: 'grace@example.org', email_verified: true }

  async function atTheDoor(person = grace) {
    const db = await freshDatabase()
    const provider = await openIdProvider(person)
    const huggingFace = { id: 'wis', secret: 'client secret', issuer: provider.issuer }
    return { db, provider, server: await authServer(db, { huggingFace }) }
  }

  async function come(visitor: Visitor) {
    const answer = await visitor.post('/api/auth/signin/huggingface', {})
    const { url } = (await answer.json()) as { url: string }
    const sent = await fetch(url, { redirect: 'manual' })
    const back = new URL(sent.headers.get('location') ?? '')
    return visitor.get(back.pathname + back.search)
  }

  it('has an account at once, and the same one the next time', async () => {
    const { db, provider, server } = await atTheDoor()
    const [first, second] = [server.visitor(), server.visitor()]
    await come(first)
    await come(second)
    const user = await userOf(db, first)
    expect(user).toMatchObject({
      name: 'Grace',
      email: 'grace@example.org',
      hasPassword: false,
      role: 'member',
    })
    expect((await userOf(db, second))?.id).toBe(user?.id)
    expect(Object.fromEntries(provider.asked)).toMatchObject({
      ...{ scope: 'openid profile email', code_challenge_method: 'S256' },
      ...{ state: expect.any(String), nonce: expect.any(String) },
    })
  })

  it('leaves nothing here that could be used there', async () => {
    const { db, server } = await atTheDoor()
    await come(server.visitor())
    const { rows } = await db.pool.query('select u.*, i.* from users u join identities i on i.user_id = u.id')
    expect(JSON.stringify(rows)).toContain('4711')
    expect(JSON.stringify(rows)).not.toContain('never-to-be-stored')
  })

  it('does not get somebody else’s account by naming the same address', async () => {
    const { db, server } = await atTheDoor()
    await openAccount(db, { ...ada, email: grace.email }, here)
    const visitor = server.visitor()
    await come(visitor)
    const user = await userOf(db, visitor)
    expect(user).toMatchObject({ name: 'Grace', email: null })
    expect((await readCredentials(db, grace.email))?.user.id).not.toBe(user?.id)
  })

  it('brings no address that is not verified there', async () => {
    const { db, server } = await atTheDoor({ ...grace, email_verified: false })
    const visitor = server.visitor()
    await come(visitor)
    expect(await userOf(db, visitor)).toMatchObject({ email: null })
  })

  it('while signed in gives the account another way in', async () => {
    const { db, server } = await atTheDoor()
    await openAccount(db, ada, here)
    const visitor = server.visitor()
    await signIn(visitor, ada)
    await come(visitor)
    const again = server.visitor()
    await come(again)
    expect(await userOf(db, again)).toMatchObject({ name: 'Ada', hasPassword: true })
  })

  it('with a session that was ended gives that account nothing', async () => {
    const { db, server } = await atTheDoor()
    await openAccount(db, ada, here)
    const visitor = server.visitor()
    await signIn(visitor, ada)
    await endSessions(db, (await userOf(db, visitor))?.id ?? '')
    await come(visitor)
    expect(await userOf(db, visitor)).toMatchObject({ name: 'Grace' })
  })

  it('without having been sent from here is not let in', async () => {
    const { db, server } = await atTheDoor()
    const visitor = server.visitor()
    await visitor.get('/api/auth/callback/huggingface?code=a-code&state=made-up')
    expect(await userOf(db, visitor)).toBeUndefined()
  })
})

it('the first account looks after an installation where that is the rule, and only the first', async () => {
  const db = await freshDatabase()
  await openAccount(db, ada, { ...here, firstIsAdmin: true })
  await openAccount(db, { ...ada, email: 'second@example.org' }, { ...here, firstIsAdmin: true })
  const roles = await Promise.all(
    [ada.email, 'second@example.org'].map(async (email) => (await readCredentials(db, email))?.user.role),
  )
  expect(roles).toEqual(['admin', 'member'])
})
