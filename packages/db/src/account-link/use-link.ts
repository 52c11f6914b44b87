import type pg from 'pg'
import { readUser } from '../account/read-user.ts'
import type { User } from '../account/user.ts'
import type { Database } from '../database.ts'
import { endAll } from '../session/end-session.ts'
import { inTransaction } from '../transaction.ts'
import { linkId } from './make-link.ts'
import type { LinkPurpose } from './make-link.ts'

/** Whose link this is. Undefined if the link has expired, was used, or does not exist. Does not use it up. */
export async function linkOwner(
  db: Database,
  secret: string,
  purpose: LinkPurpose,
): Promise<User | undefined> {
  const { rows } = await db.pool.query<{ user_id: string }>(
    'select user_id from account_links where id = $1 and purpose = $2 and expires_at > now()',
    [linkId(secret), purpose],
  )
  return rows[0] && readUser(db, rows[0].user_id)
}

/**
 * Uses up a link to confirm the address that it was sent to, and returns its user. Undefined if the link is not
 * valid.
 */
export async function confirmEmail(db: Database, secret: string): Promise<User | undefined> {
  const userId = await inTransaction(db, (client) => take(client, secret, 'confirm'))
  return userId === undefined ? undefined : readUser(db, userId)
}

interface ChosenPassword {
  readonly passwordHash: string
  /** Whether the account's tokens stop working too. */
  readonly revokeTokens: boolean
}

/**
 * Uses up a link to set a new password, which ends all sessions opened with the old one. False if the link is not
 * valid.
 */
export async function resetPassword(
  db: Database,
  secret: string,
  { passwordHash, revokeTokens }: ChosenPassword,
): Promise<boolean> {
  return inTransaction(db, async (client) => {
    const userId = await take(client, secret, 'reset')
    if (userId === undefined) return false
    await endAll(client, userId)
    await client.query('update users set password_hash = $2 where id = $1', [userId, passwordHash])
    if (revokeTokens) await client.query('delete from api_tokens where user_id = $1', [userId])
    return true
  })
}

/** A link that arrived confirms the address that it was sent to, if that is still the address of the account. */
async function take(
  client: pg.ClientBase,
  secret: string,
  purpose: LinkPurpose,
): Promise<string | undefined> {
  const { rows } = await client.query<{ user_id: string; sent_to: string | null }>(
    'delete from account_links where id = $1 and purpose = $2 and expires_at > now() returning user_id, sent_to',
    [linkId(secret), purpose],
  )
  const [used] = rows
  if (!used) return undefined
  await client.query(
    `update users set email_confirmed_at = now()
     where id = $1 and email = $2 and email_confirmed_at is null`,
    [used.user_id, used.sent_to],
  )
  return used.user_id
}
