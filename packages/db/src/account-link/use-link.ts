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
 * Uses up a link that signs in, and confirms the address that it was sent to. Undefined if the link is not valid, or if
 * all sessions were ended in the same moment.
 */
export async function enterByLink(db: Database, secret: string): Promise<User | undefined> {
  const used = await inTransaction(db, (client) => take(client, secret, ['confirm', 'sign-in']))
  const user = used && (await readUser(db, used.userId))
  return user?.sessionVersion === used?.sessionVersion ? user : undefined
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
    const used = await take(client, secret, ['reset'])
    if (!used) return false
    const { userId } = used
    await endAll(client, userId)
    await client.query('update users set password_hash = $2 where id = $1', [userId, passwordHash])
    if (revokeTokens) await client.query('delete from api_tokens where user_id = $1', [userId])
    return true
  })
}

interface Used {
  readonly userId: string
  /** As it was when the link was used. */
  readonly sessionVersion: number
}

/** A link that arrived confirms the address that it was sent to, if that is still the address of the account. */
async function take(
  client: pg.ClientBase,
  secret: string,
  purposes: readonly LinkPurpose[],
): Promise<Used | undefined> {
  // The user is locked before the link, in the same order as where all sessions and links of a user end.
  const owner = await client.query<Used>(
    `select u.id as "userId", u.session_version as "sessionVersion"
     from account_links l join users u on u.id = l.user_id where l.id = $1 for no key update of u`,
    [linkId(secret)],
  )
  const { rows } = await client.query<{ sent_to: string | null }>(
    'delete from account_links where id = $1 and purpose = any($2) and expires_at > now() returning sent_to',
    [linkId(secret), purposes],
  )
  const [[used], [link]] = [owner.rows, rows]
  if (!used || !link) return undefined
  await client.query(
    `update users set email_confirmed_at = now()
     where id = $1 and email = $2 and email_confirmed_at is null`,
    [used.userId, link.sent_to],
  )
  return used
}
