import { freshDatabase } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import {
  changePassword,
  createToken,
  createUser,
  endSession,
  endSessions,
  exportUser,
  forgetSessions,
  listSessions,
  listTokens,
  mostSessions,
  readCredentials,
  readmitUser,
  readSession,
  sessionOwner,
  startSession,
  suspendUser,
} from '../doors/accounts.ts'
import { dumpDatabase } from '../index.ts'
import type { Database } from '../index.ts'

const somewhere = { browser: 'firefox', system: 'linux', network: '198.51.100.…' } as const

async function withAda() {
  const db = await freshDatabase()
  const user = { name: 'Ada', email: 'ada@example.org', passwordHash: 'hash', firstIsAdmin: false }
  const userId = (await createUser(db, user)) ?? ''
  return { db, userId, opened: (more = {}) => opened(db, { userId, ...more }) }
}

async function opened(db: Database, more: { userId: string; replaces?: string }): Promise<string> {
  const id = await startSession(db, { ...somewhere, sessionVersion: 1, ...more })
  if (id === undefined) throw new Error('not opened')
  return id
}

const age = (db: Database, id: string, by: string) =>
  db.pool.query(
    `update sessions set seen_at = seen_at - $2::interval, expires_at = expires_at - $2::interval where id = $1`,
    [id, by],
  )

describe('a session', () => {
  it('belongs to its user until it is ended, and its end touches no other', async () => {
    const { db, userId, opened } = await withAda()
    const [one, other] = [await opened(), await opened()]
    expect(await readSession(db, one)).toMatchObject({ id: userId, name: 'Ada', hasPassword: true })
    expect(await sessionOwner(db, one)).toEqual({ ownerId: userId })
    await endSession(db, one)
    expect([await readSession(db, one), await sessionOwner(db, one)]).toEqual([undefined, undefined])
    expect(await readSession(db, other)).toMatchObject({ id: userId })
  })

  it('is listed with the network it was opened from, and no more of the address', async () => {
    const { db, userId, opened } = await withAda()
    const [first, second] = [await opened(), await opened()]
    await age(db, first, '2 hours')
    expect(await listSessions(db, userId)).toMatchObject([
      { id: second, ...somewhere },
      { id: first, ...somewhere },
    ])
    expect(await exportUser(db, userId)).toMatchObject({ sessions: [{ id: second }, { id: first }] })
  })

  it('remembers that it was seen, to the hour', async () => {
    const { db, userId, opened } = await withAda()
    const id = await opened()
    const seenAt = async () => (await listSessions(db, userId))[0]?.seenAt
    await age(db, id, '59 minutes')
    const before = await seenAt()
    await readSession(db, id)
    expect(await seenAt()).toBe(before)
    await age(db, id, '2 minutes')
    await readSession(db, id)
    expect(Date.parse((await seenAt()) ?? '')).toBeGreaterThan(Date.parse(before ?? ''))
  })

  it('expires, and is forgotten then', async () => {
    const { db, userId, opened } = await withAda()
    const [old, young] = [await opened(), await opened()]
    await age(db, old, '31 days')
    expect(await readSession(db, old)).toBeUndefined()
    expect((await listSessions(db, userId)).map(({ id }) => id)).toEqual([young])
    await forgetSessions(db)
    expect((await db.pool.query('select id from sessions')).rows).toEqual([{ id: young }])
  })

  it('replaces the earlier session of its browser', async () => {
    const { db, opened } = await withAda()
    const before = await opened()
    await opened({ replaces: before })
    expect(await readSession(db, before)).toBeUndefined()
  })

  it('above the limit ends the session unused for longest, even if several come at once', async () => {
    const { db, userId, opened } = await withAda()
    const first = await opened()
    await age(db, first, '2 hours')
    for (let n = 2; n < mostSessions; n++) await opened()
    await Promise.all(Array.from({ length: 16 }, () => opened()))
    const kept = await listSessions(db, userId)
    expect(kept).toHaveLength(mostSessions)
    expect(kept.map(({ id }) => id)).not.toContain(first)
  })

  it('does not exist for a suspended user, and stays ended when the suspension ends', async () => {
    const { db, userId, opened } = await withAda()
    const id = await opened()
    const admin = { id: 'admin', name: 'Admin' }
    await suspendUser(db, admin, userId, 'Spam.')
    const wish = { userId, ...somewhere, sessionVersion: 2 }
    expect([await readSession(db, id), await startSession(db, wish)]).toEqual([undefined, undefined])
    await readmitUser(db, admin, userId)
    expect(await readSession(db, id)).toBeUndefined()
    expect(await startSession(db, wish)).toEqual(expect.any(String))
  })

  it('is in no backup, so that an ended session stays ended', async () => {
    const { db, opened } = await withAda()
    const id = await opened()
    let lines = ''
    for await (const line of dumpDatabase(db)) lines += line
    expect(lines).not.toContain(id)
  })
})

describe('the end of all sessions', () => {
  it('keeps the asking session, and refuses a sign-in that began before', async () => {
    const { db, userId, opened } = await withAda()
    const [mine, other] = [await opened(), await opened()]
    expect(await endSessions(db, userId, mine)).toBe(2)
    expect(await readSession(db, mine)).toBeDefined()
    expect(await readSession(db, other)).toBeUndefined()
    expect(await startSession(db, { ...somewhere, userId, sessionVersion: 1 })).toBeUndefined()
    await endSessions(db, userId)
    expect(await readSession(db, mine)).toBeUndefined()
  })

  it.each([
    [true, 0],
    [false, 1],
  ])('comes with a new password, and the end of tokens if wanted: %s', async (revokeTokens, left) => {
    const { db, userId, opened } = await withAda()
    const [mine, other] = [await opened(), await opened()]
    const expiresAt = new Date(Date.now() + 60_000)
    await createToken(db, { userId, name: 'n', hash: 'h', ending: 'wxyz', scopes: [], expiresAt })
    await changePassword(db, userId, { passwordHash: 'new', keep: mine, revokeTokens })
    expect((await readCredentials(db, 'ada@example.org'))?.passwordHash).toBe('new')
    expect((await listSessions(db, userId)).map(({ id }) => id)).toEqual([mine])
    expect(await readSession(db, other)).toBeUndefined()
    expect(await listTokens(db, userId)).toHaveLength(left)
  })
})
