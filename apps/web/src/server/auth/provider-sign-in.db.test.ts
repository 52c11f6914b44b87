import { endSessions, readCredentials } from '@wis/db/accounts'
import { freshDatabase } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { ada, here, signIn, userOf } from '../../testing/ada.ts'
import { authServer } from '../../testing/auth-server.ts'
import type { Visitor } from '../../testing/auth-server.ts'
import { openIdProvider } from '../../testing/openid-provider.ts'
import { openAccount } from './open-account.ts'

describe('a visitor who signs in with Hugging Face', () => {
  const grace = { sub: '4711', name: 'Grace', email: 'grace@example.org', email_verified: true }

  async function withProvider(person = grace) {
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

  it('gets an account at once, and the same one the next time', async () => {
    const { db, provider, server } = await withProvider()
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
      scope: 'openid profile email',
      code_challenge_method: 'S256',
      state: expect.any(String),
      nonce: expect.any(String),
    })
  })

  it('leaves nothing here that could be used to act at the provider', async () => {
    const { db, server } = await withProvider()
    await come(server.visitor())
    const { rows } = await db.pool.query('select u.*, i.* from users u join identities i on i.user_id = u.id')
    expect(JSON.stringify(rows)).toContain('4711')
    expect(JSON.stringify(rows)).not.toContain('never-to-be-stored')
  })

  it('does not get the account of somebody else with the same address', async () => {
    const { db, server } = await withProvider()
    await openAccount(db, { ...ada, email: grace.email }, here)
    const visitor = server.visitor()
    await come(visitor)
    const user = await userOf(db, visitor)
    expect(user).toMatchObject({ name: 'Grace', email: null })
    expect((await readCredentials(db, grace.email))?.user.id).not.toBe(user?.id)
  })

  it('brings no address that the provider has not verified', async () => {
    const { db, server } = await withProvider({ ...grace, email_verified: false })
    const visitor = server.visitor()
    await come(visitor)
    expect(await userOf(db, visitor)).toMatchObject({ email: null })
  })

  it('adds another way of signing in to the account that is signed in', async () => {
    const { db, server } = await withProvider()
    await openAccount(db, ada, here)
    const visitor = server.visitor()
    await signIn(visitor, ada)
    await come(visitor)
    const again = server.visitor()
    await come(again)
    expect(await userOf(db, again)).toMatchObject({ name: 'Ada', hasPassword: true })
  })

  it('adds nothing to an account whose session was ended', async () => {
    const { db, server } = await withProvider()
    await openAccount(db, ada, here)
    const visitor = server.visitor()
    await signIn(visitor, ada)
    await endSessions(db, (await userOf(db, visitor))?.id ?? '')
    await come(visitor)
    expect(await userOf(db, visitor)).toMatchObject({ name: 'Grace' })
  })

  it('is not let in without having been sent from here', async () => {
    const { db, server } = await withProvider()
    const visitor = server.visitor()
    await visitor.get('/api/auth/callback/huggingface?code=a-code&state=made-up')
    expect(await userOf(db, visitor)).toBeUndefined()
  })
})
