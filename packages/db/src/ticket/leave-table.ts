import type { TicketId } from '@wis/engine'
import type { LeftReason } from '@wis/protocol'
import type pg from 'pg'

/** Sends one ticket away from a table that is being made ready. Does nothing if it is no longer at that table. */
export async function leaveTable(
  client: Pick<pg.ClientBase, 'query'>,
  { tableId, ticketId }: { readonly tableId: string; readonly ticketId: TicketId },
  reason: LeftReason,
): Promise<void> {
  await client.query({
    name: 'leave-table',
    text: `update tickets set state = 'left', reason = $3 where id = $1 and table_id = $2 and state = 'checking'`,
    values: [ticketId, tableId, reason],
  })
}
