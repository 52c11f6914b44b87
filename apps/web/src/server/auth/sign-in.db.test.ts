import { endSessions, readCredentials, readmitUser, suspendUser } from '@wis/db'
import type { Database } from '@wis/db'
import { freshDatabase } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { authServer, sessionSecret } from '../../testing/auth-server.ts'
import type { Visitor } from '../../testing/auth-server.ts'
import { openIdProvider } from '../../testing/openid-provider.ts'
import { authenticate } from './authenticate.ts'
import { openAccount } from './open-account.ts'
import { sessionCookie, sessionUser } from './session-token.ts'

const ada = { name: 'Ada', email: 'ada@example.org', password: 'correct horse battery' }
const here = { address: '203.0.113.1', firstIsAdmin: false }

async function withAda() {
  const db = await freshDatabase()
  await openAccount(db, ada, here)
  return { db, server: await authServer(db) }
}

const signIn = (visitor: Visitor, { email, password }: { email: string; password: string }) =>
  visitor.post('/api/auth/callback/credentials', { email, password })

const userOf = (db: Database, visitor: Visitor) =>
  sessionUser(db, visitor.cookies.get(sessionCookie('http:')), sessionSecret)

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
    expect(await authenticate(db, ada, here.address)).toEqual({ ok: false, reason: 'suspended' })
    const guess = { ...ada, password: 'wrong password' }
    expect(await authenticate(db, guess, here.address)).toEqual({ ok: false, reason: 'refused' })
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

describe('guesses at a password', () => {
  it('are stopped for the account, wherever they come from, the right one included', async () => {
    const { db } = await withAda()
    for (let n = 0; n < 10; n++) await authenticate(db, { ...ada, password: `guess ${n}` }, `198.51.100.${n}`)
    expect(await authenticate(db, ada, '198.51.100.99')).toEqual({ ok: false, reason: 'throttled' })
  })

  it('are forgiven by the right one', async () => {
    const { db } = await withAda()
    for (let n = 0; n < 9; n++) await authenticate(db, { ...ada, password: 'wrong guess' }, `198.51.100.${n}`)
    for (let n = 0; n < 3; n++)
      expect(await authenticate(db, ada, '198.51.100.99')).toMatchObject({ ok: true })
  })

  it('are stopped for the address, whoever is tried', async () => {
    const { db } = await withAda()
    // At once: where one guess takes long, another would come free before the last.
    const answers = await Promise.all(
      Array.from({ length: 51 }, (_, n) =>
        authenticate(db, { email: `${n}@example.org`, password: 'password1' }, '198.51.100.1'),
      ),
    )
    const throttled = answers.filter((answer) => !answer.ok && answer.reason === 'throttled')
    expect(throttled).toHaveLength(1)
  })
})

describe('whoever signs up', () => {
  it('with an address that is taken is told the same, and changes nothing', async () => {
    const { db } = await withAda()
    expect(await openAccount(db, { ...ada, password: 'another password' }, here)).toBe('done')
    expect(await authenticate(db, ada, here.address)).toMatchObject({ ok: true })
    expect(await authenticate(db, { ...ada, password: 'another password' }, here.address)).toMatchObject({
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
