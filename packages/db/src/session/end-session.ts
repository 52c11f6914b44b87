import type pg from 'pg'
import type { Database } from '../database.ts'
import { inTransaction } from '../transaction.ts'

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
