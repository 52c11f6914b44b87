import { ticketLife } from '@wis/arena'
import type { Seeker, TableKind } from '@wis/arena'
import type pg from 'pg'
import { newId } from '../new-id.ts'
import { addToTable } from './add-to-table.ts'

/** Takes the tickets of a table out of the queue while it is made ready. Agents without a ticket get one. */
export async function reserveTable(
  client: pg.ClientBase,
  { seasonId, mode, language }: TableKind,
  seekers: readonly Pick<Seeker, 'ticketId' | 'agentId' | 'versionId'>[],
): Promise<string> {
  const tableId = newId()
  await client.query({
    name: 'reserve-tickets',
    text: `update tickets set state = '${ticketLife.leadsTo('reserve')}', table_id = $1, reason = null where id = any($2::text[])`,
    values: [tableId, seekers.flatMap(({ ticketId }) => ticketId ?? [])],
  })
  const filling = seekers.filter(({ ticketId }) => ticketId === undefined)
  await addToTable(client, { tableId, seasonId, mode, language }, filling)
  return tableId
}
