import type pg from 'pg'
import type { Database } from '../database.ts'
import { newId } from '../new-id.ts'
import { inTransaction } from '../transaction.ts'

/** The most sessions that an account may have; one more ends the one that was seen longest ago. */
export const mostSessions = 50

export const sessionDays = 30

/** From where a session was opened, as far as it is kept: enough to know it again by, and no more. */
export interface Whereabouts {
  readonly browser: string
  readonly system: string
  readonly network: string | null
}

export interface NewSession extends Whereabouts {
  readonly userId: string
  /** Under which the sign-in began: where all sessions were ended since, it opens none. */
  readonly sessionVersion: number
  /** The session that this browser had before, whosever it was. */
  readonly replaces?: string | undefined
}

/** Opens a session and tells its id; undefined where its user is gone or suspended, or all sessions were ended meanwhile. */
export async function startSession(db: Database, session: NewSession): Promise<string | undefined> {
  return inTransaction(db, async (client) => {
    // Whoever signs in many times at once is counted one after the other, and nobody ends all sessions in between.
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
