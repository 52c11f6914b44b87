import type { Role } from '@wis/protocol'
import type pg from 'pg'
import { writeAudit } from '../audit/audit.ts'
import type { Actor } from '../audit/audit.ts'
import { refuse } from '../database.ts'
import type { Database, Refusal } from '../database.ts'
import { leaveQueueAs } from '../life-sql.ts'
import { endAll } from '../sessions.ts'
import { inTransaction } from '../transaction.ts'

interface NewPassword {
  readonly passwordHash: string
  /** The session in which the password was changed. It stays open. */
  readonly keep?: string | undefined
  /** Whether the account's tokens stop working too. */
  readonly revokeTokens?: boolean
}

/** A new password ends the sessions opened with the old one, and the tokens if the user wishes. */
export async function changePassword(
  db: Database,
  userId: string,
  { passwordHash, keep, revokeTokens = false }: NewPassword,
): Promise<number> {
  return inTransaction(db, async (client) => {
    const version = await endAll(client, userId, keep)
    await client.query('update users set password_hash = $2 where id = $1', [userId, passwordHash])
    if (revokeTokens) await client.query('delete from api_tokens where user_id = $1', [userId])
    return version
  })
}

type UserChanged = { readonly ok: true } | Refusal<'no-such-user' | 'yourself' | 'unchanged'>

/**
 * Suspends a user: its sessions end, its tokens stop working, it cannot sign in, and its agents are taken offline.
 * Nobody can do this to themselves, so that somebody is always left to undo it.
 */
export async function suspendUser(
  db: Database,
  actor: Actor,
  userId: string,
  reason: string,
): Promise<UserChanged> {
  if (userId === actor.id) return refuse('yourself')
  return inTransaction(db, async (client) => {
    const { rowCount } = await client.query(
      `update users set suspended_at = now(), suspended_for = $2 where id = $1 and suspended_at is null`,
      [userId, reason],
    )
    if (rowCount === 0) return unchangedOrMissing(client, userId)
    await endAll(client, userId)
    await client.query('update agents set online = false where owner_id = $1', [userId])
    await client.query(
      `${leaveQueueAs('agent-offline')} and t.agent_id in (select id from agents where owner_id = $1)`,
      [userId],
    )
    await writeAudit(client, actor, {
      action: 'user-suspended',
      subject: `user:${userId}`,
      detail: { reason },
    })
    return { ok: true }
  })
}

/** Lifts a suspension. The agents stay offline until their owner takes them online again. */
export async function readmitUser(db: Database, actor: Actor, userId: string): Promise<UserChanged> {
  return inTransaction(db, async (client) => {
    const { rowCount } = await client.query(
      `update users set suspended_at = null, suspended_for = null where id = $1 and suspended_at is not null`,
      [userId],
    )
    if (rowCount === 0) return unchangedOrMissing(client, userId)
    await writeAudit(client, actor, { action: 'user-readmitted', subject: `user:${userId}` })
    return { ok: true }
  })
}

async function unchangedOrMissing(
  client: pg.ClientBase,
  userId: string,
): Promise<Refusal<'no-such-user' | 'unchanged'>> {
  const { rowCount } = await client.query('select 1 from users where id = $1', [userId])
  return refuse(rowCount === 0 ? 'no-such-user' : 'unchanged')
}

/** Changes another user's role. Nobody can change their own role, so that the platform never loses its last admin. */
export async function changeRole(
  db: Database,
  actor: Actor,
  userId: string,
  role: Role,
): Promise<UserChanged> {
  if (userId === actor.id) return refuse('yourself')
  return inTransaction(db, (client) => giveRole(client, actor, userId, role))
}

/** Changes the role on the caller's connection, as part of a larger transaction. */
export async function giveRole(
  client: pg.ClientBase,
  actor: Actor,
  userId: string,
  role: Role,
): Promise<UserChanged> {
  const { rowCount } = await client.query('update users set role = $2 where id = $1 and role <> $2', [
    userId,
    role,
  ])
  if (rowCount === 0) return unchangedOrMissing(client, userId)
  await writeAudit(client, actor, { action: 'role-changed', subject: `user:${userId}`, detail: { role } })
  return { ok: true }
}

/** Gives a user another role, for the operator of the installation. False if nobody has this address. */
export async function setRole(db: Database, email: string, role: Role): Promise<boolean> {
  return inTransaction(db, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      'update users set role = $2 where email = $1 returning id',
      [email.toLowerCase(), role],
    )
    const [user] = rows
    if (!user) return false
    const note = { action: 'role-changed', subject: `user:${user.id}`, detail: { role } } as const
    await writeAudit(client, { id: 'command-line', name: 'Command line' }, note)
    return true
  })
}
