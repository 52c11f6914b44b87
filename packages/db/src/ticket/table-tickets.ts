import { ids } from '@wis/engine'
import type { AgentId, TicketId, VersionId } from '@wis/engine'
import type pg from 'pg'
import { fillingIn } from './add-to-table.ts'

export interface TableTicket {
  readonly ticketId: TicketId
  readonly agentId: AgentId
  readonly versionId: VersionId
  readonly ownerId: string | null
  readonly slug: string
  readonly kind: string
  readonly settings: unknown
  /** Whether its one memory has yet to be cleared. */
  readonly initDue: boolean
  /** Whether it did not ask, and was taken to fill the table. */
  readonly fillsIn: boolean
}

/** The agents of a table that is being made ready. Empty once it has become a match, or was given up. */
export async function tableTickets(
  client: Pick<pg.ClientBase, 'query'>,
  tableId: string,
): Promise<TableTicket[]> {
  const { rows } = await client.query({
    name: 'table-tickets',
    text: `select t.id as "ticketId", t.agent_id as "agentId", t.version_id as "versionId", a.owner_id as "ownerId",
                  a.slug, a.kind, v.settings, v.init_due as "initDue", t.reason is not distinct from '${fillingIn}' as "fillsIn"
           from tickets t join agents a on a.id = t.agent_id join agent_versions v on v.id = t.version_id
           where t.table_id = $1 and t.state = 'checking' order by t.id`,
    values: [tableId],
  })
  return rows.map((row) => ({
    ...row,
    ticketId: ids.ticket(row.ticketId),
    agentId: ids.agent(row.agentId),
    versionId: ids.version(row.versionId),
  }))
}

/**
 * Reads the tickets and locks them, so that nobody comes, goes or is dealt in until the caller's transaction ends.
 */
export async function lockTable(client: pg.ClientBase, tableId: string): Promise<TableTicket[]> {
  // Locks first and reads in a second statement, because a statement that waited for a lock reads the old state.
  await client.query({
    name: 'lock-table',
    text: `select 1 from tickets where table_id = $1 and state = 'checking' order by id for update`,
    values: [tableId],
  })
  return tableTickets(client, tableId)
}
