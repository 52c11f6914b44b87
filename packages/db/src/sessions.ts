import type pg from 'pg'
import { userOf } from './account/user.ts'
import type { StoredUser, User } from './account/user.ts'
import type { Database } from './database.ts'
import { newId } from './new-id.ts'
import { inTransaction } from './transaction.ts'

/** Ends one session. Its cookie stops working. */
export async function endSession({ pool }: Database, id: string): Promise<void> {
  await pool.query('delete from sessions where id = $1', [id])
}

/** The user of a session. Undefined if it is over. */
export async function sessionOwner(
  { prisma }: Database,
  id: string,
): Promise<{ readonly ownerId: string } | undefined> {
  const session = await prisma.session.findUnique({ where: { id }, select: { userId: true } })
  return session ? { ownerId: session.userId } : undefined
}

/** Ends every session of a user except the one to keep, and returns the version for new sessions. */
export async function endSessions(db: Database, userId: string, keep?: string): Promise<number> {
  return inTransaction(db, (client) => endAll(client, userId, keep))
}

/**
 * Ends the sessions on the caller's connection, as part of a larger transaction. Links that were sent or handed out
 * before stop working too: some of them sign in, and others choose a password.
 */
export async function endAll(client: pg.ClientBase, userId: string, keep?: string): Promise<number> {
  const { rows } = await client.query<{ version: number }>(
    'update users set session_version = session_version + 1 where id = $1 returning session_version as version',
    [userId],
  )
  await client.query('delete from sessions where user_id = $1 and id is distinct from $2', [
    userId,
    keep ?? null,
  ])
  await client.query('delete from account_links where user_id = $1', [userId])
  return rows[0]?.version ?? 0
}

/** Deletes the rows of sessions that have expired. */
export async function forgetSessions({ pool }: Database): Promise<void> {
  await pool.query('delete from sessions where expires_at <= now()')
}

/**
 * The user of a session. Undefined if the session was ended or has expired, or its user is suspended. Records the
 * last use, to the hour.
 */
export async function readSession({ pool }: Database, id: string): Promise<User | undefined> {
  const { rows } = await pool.query<StoredUser>({
    name: 'read-session',
    text: `with session as (
             select s.id as session_id, s.seen_at, u.id, u.name, u.email, u.role,
                    u.session_version as "sessionVersion", u.password_hash as "passwordHash",
                    u.suspended_at as "suspendedAt", u.suspended_for as "suspendedFor",
                    u.email_confirmed_at as "emailConfirmedAt", u.created_at as "createdAt"
             from sessions s join users u on u.id = s.user_id
             where s.id = $1 and s.expires_at > now() and u.suspended_at is null
           ), seen as (
             update sessions set seen_at = now() from session
             where sessions.id = session.session_id and session.seen_at < now() - interval '1 hour'
           )
           select * from session`,
    values: [id],
  })
  return rows[0] && userOf(rows[0])
}

/** A session as its user sees it. */
export interface SessionRow extends Whereabouts {
  readonly id: string
  readonly createdAt: string
  readonly seenAt: string
  readonly expiresAt: string
}

/** The open sessions, the one last used first. */
export async function listSessions({ prisma }: Database, userId: string): Promise<SessionRow[]> {
  const found = await prisma.session.findMany({
    where: { userId, expiresAt: { gt: new Date() } },
    orderBy: [{ seenAt: 'desc' }, { id: 'desc' }],
  })
  return found.map(({ id, browser, system, network, createdAt, seenAt, expiresAt }) => ({
    id,
    browser,
    system,
    network,
    createdAt: createdAt.toISOString(),
    seenAt: seenAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }))
}

/** The most sessions that an account may have. One more ends the session that was unused for longest. */
export const mostSessions = 50

export const sessionDays = 30

/** The origin of a session, in just enough detail for its user to recognise it. */
export interface Whereabouts {
  readonly browser: string
  readonly system: string
  readonly network: string | null
}

interface NewSession extends Whereabouts {
  readonly userId: string
  /** The version under which the sign-in began. If all sessions were ended since, it opens no session. */
  readonly sessionVersion: number
  /** The earlier session of this browser, of any user. */
  readonly replaces?: string | undefined
}

/**
 * Opens a session and returns its id. Undefined if its user is gone or suspended, or all sessions were ended
 * meanwhile.
 */
export async function startSession(db: Database, session: NewSession): Promise<string | undefined> {
  return inTransaction(db, async (client) => {
    // The lock counts simultaneous sign-ins of a user one after the other, and keeps all sessions from being ended in
    // between.
    const locked = await client.query(
      `select 1 from users where id = $1 and session_version = $2 and suspended_at is null for no key update`,
      [session.userId, session.sessionVersion],
    )
    if (locked.rowCount === 0) return undefined
    if (session.replaces !== undefined)
      await client.query('delete from sessions where id = $1', [session.replaces])
    await makeRoom(client, session.userId)
    const id = newId()
    await client.query(
      `insert into sessions (id, user_id, browser, system, network, expires_at)
       values ($1, $2, $3, $4, $5, now() + $6 * interval '1 day')`,
      [id, session.userId, session.browser, session.system, session.network, sessionDays],
    )
    return id
  })
}

async function makeRoom(client: pg.ClientBase, userId: string): Promise<void> {
  await client.query(
    `delete from sessions where user_id = $1 and (expires_at <= now() or id in (
       select id from sessions where user_id = $1 and expires_at > now()
       order by seen_at desc, id desc offset $2))`,
    [userId, mostSessions - 1],
  )
}
