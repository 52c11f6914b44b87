import { randomBytes } from 'node:crypto'
import { mostWebhooks } from '@wis/protocol'
import type { NewWebhook, WebhookChanges, WebhookRow } from '@wis/protocol'
import type { Database } from '../database.ts'
import { holdOwner } from '../limit/hold-owner.ts'
import { newId } from '../new-id.ts'
import type { Sealer } from '../secret/vault.ts'
import { inTransaction } from '../transaction.ts'
import { webhookColumns, webhookRowOf, webhookSecretOf } from './webhook-row.ts'
import type { StoredWebhook } from './webhook-row.ts'

export interface CreatedWebhook extends WebhookRow {
  /** The secret, shown only this once: nobody can read it back. */
  readonly secret: string
}

/** Stores a webhook. Undefined if its owner already has as many as an account may have. */
export async function createWebhook(
  db: Database,
  sealer: Sealer,
  userId: string,
  { url, events }: NewWebhook,
): Promise<CreatedWebhook | undefined> {
  const id = newId()
  // The alphabet of Standard Webhooks. The libraries of receivers know no other.
  const secret = `whsec_${randomBytes(32).toString('base64')}`
  const { keyId, sealed } = sealer.seal(secret, webhookSecretOf(id))
  return inTransaction(db, async (client) => {
    if (!(await holdOwner(client, userId))) return undefined
    const { rows } = await client.query<StoredWebhook>(
      `insert into webhooks (id, user_id, url, events, key_id, sealed)
       select $1, $2, $3, $4, $5, $6
       where (select count(*) from webhooks where user_id = $2) < $7
       returning id, url, events, active, created_at as "createdAt"`,
      [id, userId, url, events, keyId, sealed, mostWebhooks],
    )
    return rows[0] && { ...webhookRowOf(rows[0]), secret }
  })
}

export async function listWebhooks({ prisma }: Database, userId: string): Promise<WebhookRow[]> {
  const rows = await prisma.webhook.findMany({
    where: { userId },
    orderBy: { id: 'asc' },
    select: webhookColumns,
  })
  return rows.map(webhookRowOf)
}

export interface OwnedWebhook extends WebhookRow {
  readonly ownerId: string
}

export async function readWebhook({ prisma }: Database, id: string): Promise<OwnedWebhook | undefined> {
  const row = await prisma.webhook.findUnique({ where: { id }, select: webhookColumns })
  return row ? { ...webhookRowOf(row), ownerId: row.userId } : undefined
}

/** Changes a webhook. Undefined if there is none any more. */
export async function changeWebhook(
  db: Database,
  id: string,
  { url, events, active }: WebhookChanges,
): Promise<WebhookRow | undefined> {
  await db.prisma.webhook.updateMany({
    where: { id },
    data: {
      ...(url !== undefined && { url }),
      ...(events && { events: [...events] }),
      ...(active !== undefined && { active }),
    },
  })
  const changed = await readWebhook(db, id)
  if (!changed) return undefined
  const { ownerId: _, ...row } = changed
  return row
}

export async function deleteWebhook({ prisma }: Database, id: string): Promise<void> {
  await prisma.webhook.deleteMany({ where: { id } })
}
