import type pg from 'pg'
import type { Database } from '../database.ts'
import { newId } from '../new-id.ts'
import { inTransaction } from '../transaction.ts'

/** The most sessions that an account may have. One more ends the session that was unused for longest. */
export const mostSessions = 50

export const sessionDays = 30

/** The origin of a session, in just enough detail for its user to recognise it. */
export interface Whereabouts {
  readonly browser: string
  readonly system: string
  readonly network: string | null
}

export interface NewSession extends Whereabouts {
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
