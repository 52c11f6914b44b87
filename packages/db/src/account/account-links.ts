import { createHash, randomBytes } from 'node:crypto'
import type pg from 'pg'
import { writeAudit } from '../audit/audit.ts'
import type { Actor } from '../audit/audit.ts'
import type { Database } from '../database.ts'
import { endAll } from '../sessions.ts'
import { inTransaction } from '../transaction.ts'
import { readUser } from './user.ts'
import type { User } from './user.ts'

/** The right of a link's holder: to confirm the address and sign in, to sign in, or to choose a new password. */
export type LinkPurpose = 'confirm' | 'sign-in' | 'reset'

const lifetimes: Readonly<Record<LinkPurpose, string>> = {
  confirm: '3 days',
  'sign-in': '30 minutes',
  reset: '1 hour',
}
/** A link that passes from hand to hand needs more time than one sent by mail. */
const handedOutFor = '1 day'

/** The database stores this instead of the secret. */
const linkId = (secret: string) => createHash('sha256').update(secret).digest('base64url')

/** Makes a link to send to the address of an account. The link sent before it stops working. */
export async function makeLink(
  db: Database,
  user: { readonly id: string; readonly email: string },
  purpose: LinkPurpose,
): Promise<string> {
  return inTransaction(db, (client) =>
    store(client, { userId: user.id, purpose, sentTo: user.email, lifetime: lifetimes[purpose] }),
  )
}

/**
 * Makes a link with which an admin lets somebody choose a new password. Undefined if the account cannot sign in with
 * a password. The audit log records who made it.
 */
export async function handOutLink(db: Database, actor: Actor, userId: string): Promise<string | undefined> {
  return inTransaction(db, async (client) => {
    const { rowCount } = await client.query(
      'select 1 from users where id = $1 and email is not null and suspended_at is null for no key update',
      [userId],
    )
    if (rowCount === 0) return undefined
    await writeAudit(client, actor, { action: 'password-link-made', subject: `user:${userId}` })
    return store(client, { userId, purpose: 'reset', sentTo: null, lifetime: handedOutFor })
  })
}

interface NewLink {
  readonly userId: string
  readonly purpose: LinkPurpose
  readonly sentTo: string | null
  readonly lifetime: string
}

async function store(client: pg.ClientBase, { userId, purpose, sentTo, lifetime }: NewLink): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  await client.query(
    'delete from account_links where (user_id = $1 and purpose = $2) or expires_at <= now()',
    [userId, purpose],
  )
  await client.query(
    `insert into account_links (id, user_id, purpose, sent_to, expires_at)
     values ($1, $2, $3, $4, now() + $5::interval)`,
    [linkId(secret), userId, purpose, sentTo, lifetime],
  )
  return secret
}

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
