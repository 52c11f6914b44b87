import { ticketLife } from '@wis/arena'
import type { TicketId } from '@wis/engine'
import type { LeftReason } from '@wis/protocol'
import type pg from 'pg'
import { takes } from '../life-sql.ts'

/** Sends one ticket away from a table that is being made ready. Does nothing if it is no longer at that table. */
export async function leaveTable(
  client: Pick<pg.ClientBase, 'query'>,
  { tableId, ticketId }: { readonly tableId: string; readonly ticketId: TicketId },
  reason: LeftReason,
): Promise<void> {
  await client.query({
    name: 'leave-table',
    text: `update tickets set state = '${ticketLife.leadsTo('send-away')}', reason = $3
           where id = $1 and table_id = $2 and ${takes(ticketLife, 'send-away')}`,
    values: [ticketId, tableId, reason],
  })
}
