import type { TicketId } from '@wis/engine'
import type { WaitingReason } from '@wis/protocol'
import type pg from 'pg'

/** Stores on tickets why they still wait. */
export async function explainWaiting(
  client: pg.ClientBase,
  waiting: readonly { readonly ticketId: TicketId; readonly reason: WaitingReason }[],
): Promise<void> {
  if (waiting.length === 0) return
  await client.query({
    name: 'explain-waiting',
    text: `update tickets t set reason = w.reason
           from unnest($1::text[], $2::text[]) as w(id, reason) where t.id = w.id and t.reason is distinct from w.reason`,
    values: [waiting.map(({ ticketId }) => ticketId), waiting.map(({ reason }) => reason)],
  })
}
