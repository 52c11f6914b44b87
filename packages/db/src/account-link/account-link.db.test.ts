import { freshDatabase } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import {
  changePassword,
  createToken,
  createUser,
  endSessions,
  enterByLink,
  handOutLink,
  linkOwner,
  listTokens,
  makeLink,
  readCredentials,
  readSession,
  readUser,
  resetPassword,
  startSession,
  suspendUser,
} from '../doors/accounts.ts'
import type { Database } from '../index.ts'

const email = 'ada@example.org'
const somewhere = { browser: 'firefox', system: 'linux', network: null } as const
const chosen = { passwordHash: 'new', revokeTokens: false }

async function withAda() {
  const db = await freshDatabase()
  const id = (await createUser(db, { name: 'Ada', email, passwordHash: 'old', firstIsAdmin: false })) ?? ''
  return { db, ada: { id, email } }
}

const hashOf = async (db: Database) => (await readCredentials(db, email))?.passwordHash
const isConfirmed = async (db: Database, id: string) => (await readUser(db, id))?.hasConfirmedEmail

describe('a link to a new password', () => {
  it('works once, ends every session, and confirms the address that it came to', async () => {
    const { db, ada } = await withAda()
    const session = await startSession(db, { ...somewhere, userId: ada.id, sessionVersion: 1 })
    const secret = await makeLink(db, ada, 'reset')
    expect(await linkOwner(db, secret, 'reset')).toMatchObject({ id: ada.id })
    expect(await resetPassword(db, secret, chosen)).toBe(true)
    expect([await hashOf(db), await isConfirmed(db, ada.id)]).toEqual(['new', true])
    expect(await readSession(db, session ?? '')).toBeUndefined()
    expect(await resetPassword(db, secret, { ...chosen, passwordHash: 'third' })).toBe(false)
    expect(await hashOf(db)).toBe('new')
  })

  it('is used up by one of two people who open it at the same moment', async () => {
    const { db, ada } = await withAda()
    const secret = await makeLink(db, ada, 'reset')
    const used = await Promise.all([resetPassword(db, secret, chosen), resetPassword(db, secret, chosen)])
    expect(used.toSorted()).toEqual([false, true])
  })

  it('opens nothing once it has expired, once another was sent, or for another purpose', async () => {
    const { db, ada } = await withAda()
    const first = await makeLink(db, ada, 'reset')
    const second = await makeLink(db, ada, 'reset')
    expect(await linkOwner(db, first, 'reset')).toBeUndefined()
    expect(await enterByLink(db, second)).toBeUndefined()
    await db.pool.query(`update account_links set expires_at = now() - interval '1 second'`)
    expect(await resetPassword(db, second, chosen)).toBe(false)
    expect(await hashOf(db)).toBe('old')
  })

  it('ends tokens if the user wishes', async () => {
    const { db, ada } = await withAda()
    const inADay = new Date(Date.now() + 86_400_000)
    const token = { name: 't', scopes: ['read'], hash: 'h', ending: 'e', expiresAt: inADay } as const
    await createToken(db, { userId: ada.id, ...token })
    await resetPassword(db, await makeLink(db, ada, 'reset'), { ...chosen, revokeTokens: true })
    expect(await listTokens(db, ada.id)).toEqual([])
  })

  it('is stored as a hash only', async () => {
    const { db, ada } = await withAda()
    const secret = await makeLink(db, ada, 'reset')
    const { rows } = await db.pool.query<{ all: string }>(
      'select to_json(l)::text as all from account_links l',
    )
    expect(rows.map(({ all }) => all).join()).not.toContain(secret)
  })
})

describe('a link that an admin hands out', () => {
  it('gives a new password, confirms no address, and stands in the audit log', async () => {
    const { db, ada } = await withAda()
    const admin = { id: 'root', name: 'Root' }
    const secret = (await handOutLink(db, admin, ada.id)) ?? ''
    expect(await resetPassword(db, secret, chosen)).toBe(true)
    expect([await hashOf(db), await isConfirmed(db, ada.id)]).toEqual(['new', false])
    const { rows } = await db.pool.query('select action, subject from audit_log')
    expect(rows).toEqual([{ action: 'password-link-made', subject: `user:${ada.id}` }])
  })

  it('is not made for a suspended or missing user', async () => {
    const { db, ada } = await withAda()
    const admin = { id: 'root', name: 'Root' }
    await suspendUser(db, admin, ada.id, 'spam')
    expect(await handOutLink(db, admin, ada.id)).toBeUndefined()
    expect(await handOutLink(db, admin, 'nobody')).toBeUndefined()
  })
})

describe('a link to confirm an address', () => {
  it('confirms the address once, and no address that was changed meanwhile', async () => {
    const { db, ada } = await withAda()
    const secret = await makeLink(db, ada, 'confirm')
    expect(await enterByLink(db, secret)).toMatchObject({ id: ada.id, hasConfirmedEmail: true })
    expect(await enterByLink(db, secret)).toBeUndefined()
    await db.pool.query(`update users set email = 'other@example.org', email_confirmed_at = null`)
    const stale = await makeLink(db, ada, 'confirm')
    expect(await enterByLink(db, stale)).toMatchObject({ hasConfirmedEmail: false })
  })
})

describe('a link to sign in', () => {
  it('works once, for half an hour, and for nothing else', async () => {
    const { db, ada } = await withAda()
    const secret = await makeLink(db, ada, 'sign-in')
    expect(await resetPassword(db, secret, chosen)).toBe(false)
    expect(await enterByLink(db, secret)).toMatchObject({ id: ada.id, sessionVersion: 1 })
    expect(await enterByLink(db, secret)).toBeUndefined()
    const late = await makeLink(db, ada, 'sign-in')
    await db.pool.query(`update account_links set expires_at = expires_at - interval '30 minutes'`)
    expect(await enterByLink(db, late)).toBeUndefined()
  })

  it('leaves a link of another purpose as it is', async () => {
    const { db, ada } = await withAda()
    const [reset, signIn] = [await makeLink(db, ada, 'reset'), await makeLink(db, ada, 'sign-in')]
    await makeLink(db, ada, 'sign-in')
    expect(await enterByLink(db, signIn)).toBeUndefined()
    expect(await linkOwner(db, reset, 'reset')).toMatchObject({ id: ada.id })
  })
})

/** Every way in which all sessions of an account end. */
const endings: Readonly<Record<string, (db: Database, ada: { id: string; email: string }) => unknown>> = {
  'a new password by a link': async (db, ada) => resetPassword(db, await makeLink(db, ada, 'reset'), chosen),
  'a new password by a link of an admin': async (db, ada) =>
    resetPassword(db, (await handOutLink(db, { id: 'root', name: 'Root' }, ada.id)) ?? '', chosen),
  'a new password on the account page': (db, { id }) => changePassword(db, id, { passwordHash: 'new' }),
  'the end of all sessions': (db, { id }) => endSessions(db, id),
  'the end of all other sessions': (db, { id }) => endSessions(db, id, 'this one'),
  'a suspension': (db, { id }) => suspendUser(db, { id: 'root', name: 'Root' }, id, 'spam'),
}

it.each(Object.entries(endings))('no link from before works after %s', async (_, end) => {
  const { db, ada } = await withAda()
  const links = [await makeLink(db, ada, 'confirm'), await makeLink(db, ada, 'sign-in')]
  const reset = await makeLink(db, ada, 'reset')
  await end(db, ada)
  for (const link of links) expect(await enterByLink(db, link)).toBeUndefined()
  expect(await linkOwner(db, reset, 'reset')).toBeUndefined()
  const later = await enterByLink(db, await makeLink(db, ada, 'confirm'))
  expect(later).toMatchObject({ id: ada.id })
})

it('a link used in the moment in which all sessions end opens nothing, or was used before', async () => {
  const { db, ada } = await withAda()
  for (let time = 0; time < 8; time++) {
    const [secret, reset] = [await makeLink(db, ada, 'confirm'), await makeLink(db, ada, 'reset')]
    const [entered] = await Promise.all([enterByLink(db, secret), resetPassword(db, reset, chosen)])
    const opened =
      entered &&
      (await startSession(db, { ...somewhere, userId: ada.id, sessionVersion: entered.sessionVersion }))
    expect(opened).toBeUndefined()
  }
})
