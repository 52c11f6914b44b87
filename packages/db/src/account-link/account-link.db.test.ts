import { freshDatabase } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import {
  confirmEmail,
  createToken,
  createUser,
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
    expect(await confirmEmail(db, second)).toBeUndefined()
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
    expect(await confirmEmail(db, secret)).toMatchObject({ id: ada.id, hasConfirmedEmail: true })
    expect(await confirmEmail(db, secret)).toBeUndefined()
    await db.pool.query(`update users set email = 'other@example.org', email_confirmed_at = null`)
    const stale = await makeLink(db, ada, 'confirm')
    expect(await confirmEmail(db, stale)).toMatchObject({ hasConfirmedEmail: false })
  })
})
