import type pg from 'pg'
import type { Actor } from '../audit/actor.ts'
import { writeAudit } from '../audit/write-audit.ts'
import type { Database } from '../database.ts'
import { leaveQueueAs } from '../life-sql.ts'
import { refuse } from '../refusal.ts'
import type { Refusal } from '../refusal.ts'
import { endAll } from '../session/end-session.ts'
import { inTransaction } from '../transaction.ts'

export type UserChanged = { readonly ok: true } | Refusal<'no-such-user' | 'yourself' | 'unchanged'>

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
    const note = { action: 'user-suspended', subject: `user:${userId}`, detail: { reason } } as const
    await writeAudit(client, { actorId: actor.id, actorName: actor.name, ...note })
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
    const note = { action: 'user-readmitted', subject: `user:${userId}` } as const
    await writeAudit(client, { actorId: actor.id, actorName: actor.name, ...note })
    return { ok: true }
  })
}

export async function unchangedOrMissing(
  client: pg.ClientBase,
  userId: string,
): Promise<Refusal<'no-such-user' | 'unchanged'>> {
  const { rowCount } = await client.query('select 1 from users where id = $1', [userId])
  return refuse(rowCount === 0 ? 'no-such-user' : 'unchanged')
}
