import { userOf } from '../account/user.ts'
import type { StoredUser, User } from '../account/user.ts'
import type { Database } from '../database.ts'
import type { Whereabouts } from './start-session.ts'

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
