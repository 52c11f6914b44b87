import { openDatabase } from '@wis/db'
import {
  endSessions,
  listSessions,
  makeLink,
  readCredentials,
  readmitUser,
  suspendUser,
} from '@wis/db/accounts'
import { encode } from 'next-auth/jwt'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { ada, from, here, signIn, userOf, withAda } from '../../testing/ada.ts'
import { authServer, sessionSecret } from '../../testing/auth-server.ts'
import type { Visitor } from '../../testing/auth-server.ts'
import { openSession, sessionCookie } from '../session.ts'
import { authenticate } from './authenticate.ts'

describe('a visitor who opens the link in a letter', () => {
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

  it('cannot sign in with a link for a new password, or with no link', async () => {
    const { db, server } = await withAda()
    const found = await readCredentials(db, ada.email)
    const secret = await makeLink(db, { id: found?.user.id ?? '', email: ada.email }, 'reset')
    const visitor = server.visitor()
    for (const shown of [secret, '', 'x'.repeat(200)]) expect((await enter(visitor, shown)).status).toBe(401)
    expect(await userOf(db, visitor)).toBeUndefined()
  })
})

describe('a visitor who signs in with a password', () => {
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

  it('gets a cookie for https alone if the site has https', async () => {
    const { db } = await withAda()
    const server = await authServer(db, { publicUrl: 'https://play.example' })
    const answer = await signIn(server.visitor(), ada)
    const [cookie] = answer.headers.getSetCookie().filter((line) => line.includes('session-token'))
    expect(cookie).toMatch(/^__Secure-next-auth\.session-token=.*; Secure/)
    expect(sessionCookie('https://play.example')).toBe('__Secure-next-auth.session-token')
  })

  it('gets the same answer to a wrong password, whether the account exists or not', async () => {
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

  it('sees no details while the database is down, and the operator’s log has the reason', async () => {
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

  it('is kept out while suspended, and learns why only with the right password', async () => {
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

  it('must send the token that proves that the form is ours', async () => {
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

describe('a visitor who signs out', () => {
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

  it('ends the earlier session in a browser by signing in there again', async () => {
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

  it('is over if its cookie is older than stored sessions, and the next sign-in works as usual', async () => {
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
