import { randomBytes } from 'node:crypto'
import { deliveryStates, mostWebhooks, webhookEvents } from '@wis/protocol'
import type { DeliveryRow, NewWebhook, WebhookChanges, WebhookRow } from '@wis/protocol'
import { z } from 'zod'
import { pageOf } from '../database.ts'
import type { Database, Page } from '../database.ts'
import type { WebhookDelivery } from '../generated/client.ts'
import { holdOwner } from '../locks.ts'
import { newId } from '../new-id.ts'
import type { Sealer } from '../secret/vault.ts'
import { inTransaction } from '../transaction.ts'

/** The readable columns of a webhook, without its secret. */
const webhookColumns = {
  id: true,
  userId: true,
  url: true,
  events: true,
  active: true,
  createdAt: true,
} as const

interface StoredWebhook {
  readonly id: string
  readonly url: string
  readonly events: readonly string[]
  readonly active: boolean
  readonly createdAt: Date
}

const known = z.array(z.enum(webhookEvents))

function webhookRowOf({ id, url, events, active, createdAt }: StoredWebhook): WebhookRow {
  return { id, url, events: known.parse(events), active, createdAt: createdAt.toISOString() }
}

/** The purpose that a webhook's secret is sealed for. It opens for no other. */
export const webhookSecretOf = (webhookId: string) => ({
  agentId: webhookSecret.before + webhookId,
  place: webhookSecret.place,
})

/** Keeps the secrets of webhooks apart from those of agents, whose ids hold no colon. */
export const webhookSecret = { before: 'webhook:', place: 'webhook' } as const

interface CreatedWebhook extends WebhookRow {
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

interface OwnedWebhook extends WebhookRow {
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

const knownDelivery = z.object({ event: z.enum([...webhookEvents, 'test']), state: z.enum(deliveryStates) })

const deliveryOf = (row: WebhookDelivery): DeliveryRow => ({
  id: row.id,
  ...knownDelivery.parse(row),
  attempts: row.attempts,
  outcome: row.outcome,
  nextAt: row.state === 'waiting' ? row.nextAt.toISOString() : null,
  createdAt: row.createdAt.toISOString(),
  endedAt: row.endedAt?.toISOString() ?? null,
})

/** Newest first. */
export async function listDeliveries(
  { prisma }: Database,
  webhookId: string,
  { cursor, limit = 20 }: { readonly cursor?: string | undefined; readonly limit?: number } = {},
): Promise<Page<DeliveryRow>> {
  const found = await prisma.webhookDelivery.findMany({
    where: { webhookId, ...(cursor !== undefined && { id: { lt: cursor } }) },
    orderBy: { id: 'desc' },
    take: limit + 1,
  })
  const { items, nextCursor } = pageOf(found, limit, ({ id }) => id)
  return { items: items.map(deliveryOf), nextCursor }
}

/** How many test deliveries of a webhook may wait at once. More would only make a queue. */
const mostTestsWaiting = 3

type Queued = { readonly ok: true; readonly id: string } | { readonly ok: false; readonly reason: string }

/** Queues a test delivery. Refused while others wait, or if the webhook is off. */
export async function queueTest(db: Database, webhookId: string): Promise<Queued> {
  const id = newId()
  const rowCount = await inTransaction(db, async (client) => {
    // The lock counts simultaneous test requests one after the other.
    await client.query('select 1 from webhooks where id = $1 for no key update', [webhookId])
    const queued = await client.query(
      `insert into webhook_deliveries (id, webhook_id, event, payload)
       select $1, w.id, 'test', '{}' from webhooks w
       where w.id = $2 and w.active and $3 > (
         select count(*) from webhook_deliveries d
         where d.webhook_id = w.id and d.event = 'test' and d.state = 'waiting')`,
      [id, webhookId, mostTestsWaiting],
    )
    return queued.rowCount
  })
  return rowCount === 1 ? { ok: true, id } : { ok: false, reason: 'off-or-tests-waiting' }
}

/** Sends a finished or abandoned delivery again. It keeps its id, so that its receiver can recognise it. */
export async function redeliver({ pool }: Database, webhookId: string, id: string): Promise<Queued> {
  const { rowCount } = await pool.query(
    `update webhook_deliveries d
     set state = 'waiting', attempts = 0, next_at = now(), outcome = null, ended_at = null
     from webhooks w
     where d.id = $1 and d.webhook_id = $2 and d.state <> 'waiting' and w.id = d.webhook_id and w.active`,
    [id, webhookId],
  )
  return rowCount === 1 ? { ok: true, id } : { ok: false, reason: 'off-or-waiting' }
}
