import type { Role } from '@wis/protocol'
import type pg from 'pg'
import type { Actor } from '../audit/actor.ts'
import { writeAudit } from '../audit/write-audit.ts'
import type { Database } from '../database.ts'
import { refuse } from '../refusal.ts'
import { inTransaction } from '../transaction.ts'
import { unchangedOrMissing } from './suspend-user.ts'
import type { UserChanged } from './suspend-user.ts'

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
  const note = { action: 'role-changed', subject: `user:${userId}`, detail: { role } } as const
  await writeAudit(client, { actorId: actor.id, actorName: actor.name, ...note })
  return { ok: true }
}
