import { deliveryStates, webhookEvents } from '@wis/protocol'
import type { DeliveryRow } from '@wis/protocol'
import { z } from 'zod'
import type { Database } from '../database.ts'
import { newId } from '../new-id.ts'
import type { Page } from '../page.ts'
import { inTransaction } from '../transaction.ts'

const known = z.object({ event: z.enum([...webhookEvents, 'test']), state: z.enum(deliveryStates) })

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
  const items = found.slice(0, limit).map((row) => ({
    id: row.id,
    ...known.parse(row),
    attempts: row.attempts,
    outcome: row.outcome,
    nextAt: row.state === 'waiting' ? row.nextAt.toISOString() : null,
    createdAt: row.createdAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
  }))
  return { items, nextCursor: found.length > limit ? (items.at(-1)?.id ?? null) : null }
}

/** How many test deliveries of a webhook may wait at once. More would only make a queue. */
const mostTestsWaiting = 3

export type Queued =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly reason: string }

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
