import { ids } from '@wis/engine'
import type { MatchId, TicketId } from '@wis/engine'
import type pg from 'pg'
import type { Database } from '../database.ts'
import { firstIdAt, newId } from '../new-id.ts'
import type { Seeker, TableKind } from './seeker.ts'

/** Takes the tickets of a table out of the queue while it is made ready; those without a ticket get one. */
export async function reserveTable(
  client: pg.ClientBase,
  { seasonId, mode, language }: TableKind,
  seekers: readonly Pick<Seeker, 'ticketId' | 'agentId' | 'versionId'>[],
): Promise<string> {
  const tableId = newId()
  await client.query({
    name: 'reserve-tickets',
    text: `update tickets set state = 'checking', table_id = $1, reason = null where id = any($2::text[])`,
    values: [tableId, seekers.flatMap(({ ticketId }) => ticketId ?? [])],
  })
  const filling = seekers.filter(({ ticketId }) => ticketId === undefined)
  await addToTable(client, { tableId, seasonId, mode, language }, filling)
  return tableId
}

/** Gives agents that did not ask a ticket for a table that is being made ready. */
export async function addToTable(
  client: Pick<pg.ClientBase, 'query'>,
  table: Pick<TableKind, 'seasonId' | 'mode' | 'language'> & { readonly tableId: string },
  filling: readonly Pick<Seeker, 'agentId' | 'versionId'>[],
): Promise<void> {
  if (filling.length === 0) return
  await client.query({
    name: 'fill-table',
    text: `insert into tickets (id, agent_id, version_id, season_id, mode, language, state, table_id)
           select t.id, t.agent_id, t.version_id, $1, $2, $3, 'checking', $4
           from unnest($5::text[], $6::text[], $7::text[]) as t(id, agent_id, version_id)`,
    values: [
      table.seasonId,
      table.mode,
      table.language,
      table.tableId,
      filling.map(() => newId()),
      filling.map(({ agentId }) => agentId),
      filling.map(({ versionId }) => versionId),
    ],
  })
}

/** Its tickets have become a match. */
export async function seatTable(client: pg.ClientBase, tableId: string, matchId: MatchId): Promise<void> {
  await client.query({
    name: 'seat-table',
    text: `update tickets set state = 'seated', match_id = $2 where table_id = $1 and state = 'checking'`,
    values: [tableId, matchId],
  })
}

/** Sends one ticket away from a table that is being made ready: its agent did not pass the ready check. */
export async function leaveTable(
  { pool }: { readonly pool: Pick<pg.ClientBase, 'query'> },
  ticketId: TicketId,
  reason: string,
): Promise<void> {
  await pool.query({
    name: 'leave-table',
    text: `update tickets set state = 'left', reason = $2 where id = $1`,
    values: [ticketId, reason],
  })
}

/** Puts tables back whose readying was given up: their tickets wait on, with the time they have waited. */
export async function releaseStaleTables({ pool }: Database, afterMs: number): Promise<void> {
  await pool.query({
    name: 'release-stale-tables',
    text: `update tickets set state = 'waiting', table_id = null
           where state = 'checking' and table_id < $1`,
    values: [staleBefore(afterMs)],
  })
}

const staleBefore = (afterMs: number) => firstIdAt(Date.now() - afterMs)

export interface TableTicket {
  readonly ticketId: TicketId
  readonly agentId: string
  readonly versionId: string
  readonly ownerId: string | null
  readonly slug: string
  readonly kind: string
  readonly settings: unknown
}

/** Who is to sit at a table that is being made ready. */
export async function tableTickets(
  client: Pick<pg.ClientBase, 'query'>,
  tableId: string,
): Promise<TableTicket[]> {
  const { rows } = await client.query<TableTicket>({
    name: 'table-tickets',
    text: `select t.id as "ticketId", t.agent_id as "agentId", t.version_id as "versionId", a.owner_id as "ownerId", a.slug, a.kind, v.settings
           from tickets t join agents a on a.id = t.agent_id join agent_versions v on v.id = t.version_id
           where t.table_id = $1 and t.state = 'checking' order by t.id`,
    values: [tableId],
  })
  return rows.map((row) => ({ ...row, ticketId: ids.ticket(row.ticketId) }))
}

export async function explainWaiting(
  client: pg.ClientBase,
  waiting: readonly { readonly ticketId: TicketId; readonly reason: string }[],
): Promise<void> {
  if (waiting.length === 0) return
  await client.query({
    name: 'explain-waiting',
    text: `update tickets t set reason = w.reason
           from unnest($1::text[], $2::text[]) as w(id, reason) where t.id = w.id and t.reason is distinct from w.reason`,
    values: [waiting.map(({ ticketId }) => ticketId), waiting.map(({ reason }) => reason)],
  })
}
