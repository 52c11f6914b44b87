import { ticketLife } from '@wis/arena'
import type { Seeker, TableKind } from '@wis/arena'
import { ids } from '@wis/engine'
import type { AgentId, MatchId, TicketId, VersionId } from '@wis/engine'
import type { DealLevels } from '@wis/games'
import type { LeftReason, WaitingReason } from '@wis/protocol'
import type pg from 'pg'
import { takeFork } from '../agent/fork/deal-fork.ts'
import type { Database } from '../database.ts'
import { takes } from '../life-sql.ts'
import { firstIdAt, newId } from '../new-id.ts'
import { playsFor } from '../person/seat-sql.ts'

/**
 * The reason on the ticket of an agent that did not ask. If the table is given up, such a ticket has nothing to wait
 * for.
 */
const fillingIn = 'filling-in'

/** Gives agents that did not ask a ticket for a table that is being made ready. */
export async function addToTable(
  client: pg.ClientBase,
  table: Pick<TableKind, 'seasonId' | 'mode' | 'language'> & { readonly tableId: string },
  filling: readonly Pick<Seeker, 'agentId' | 'versionId'>[],
): Promise<void> {
  if (filling.length === 0) return
  await client.query({
    name: 'fill-table',
    text: `insert into tickets (id, agent_id, version_id, season_id, mode, language, state, table_id, reason)
           select t.id, t.agent_id, t.version_id, $1, $2, $3, 'checking', $4, '${fillingIn}'
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
  /** What it is to be dealt, if its owner wants something. */
  readonly deal: DealLevels | null
}

/** The agents of a table that is being made ready. Empty once it has become a match, or was given up. */
export async function tableTickets(
  client: Pick<pg.ClientBase, 'query'>,
  tableId: string,
): Promise<TableTicket[]> {
  const { rows } = await client.query({
    name: 'table-tickets',
    text: `select t.id as "ticketId", t.agent_id as "agentId", t.version_id as "versionId", ${playsFor('a')} as "ownerId",
                  a.slug, a.kind, v.settings, v.init_due as "initDue", t.reason is not distinct from '${fillingIn}' as "fillsIn",
                  t.deal
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

/**
 * Writes on the tickets of a table that is made ready whom they wait for: those of agents that are not up yet, or the others.
 * Those that fill in keep what says so.
 */
export async function explainReadying(
  client: Pick<pg.ClientBase, 'query'>,
  tableId: string,
  notUp: ReadonlySet<TicketId>,
): Promise<void> {
  await client.query({
    name: 'explain-readying',
    text: `update tickets set reason = case when cardinality($2::text[]) = 0 then null
                                            when id = any($2::text[]) then 'waking-up' else 'others-waking-up' end
           where table_id = $1 and state = 'checking' and reason is distinct from '${fillingIn}'`,
    values: [tableId, [...notUp]],
  })
}

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

/**
 * Agents that asked for a match go back to the queue and keep their waiting time. Agents that were taken to fill the
 * table leave it.
 */
const release = `
  update tickets set state = case when reason = '${fillingIn}' then '${ticketLife.leadsTo('send-away')}' else '${ticketLife.leadsTo('release')}' end,
                     reason = case when reason = '${fillingIn}' then 'table-given-up' else reason end,
                     table_id = null
  where ${takes(ticketLife, 'release')}`

/** Stops making a table ready. */
export async function releaseTable(client: pg.ClientBase, tableId: string): Promise<void> {
  await client.query({ name: 'release-table', text: `${release} and table_id = $1`, values: [tableId] })
}

/** Gives up tables that have not become ready for too long, because their jobs are lost. */
export async function releaseStaleTables({ pool }: Database, afterMs: number): Promise<void> {
  await pool.query({
    name: 'release-stale-tables',
    text: `${release} and table_id < $1`,
    values: [firstIdAt(Date.now() - afterMs)],
  })
}

/** Marks the tickets of a table as seated, since it has become a match. Opens the next ticket of a series. */
export async function seatTable(client: pg.ClientBase, tableId: string, matchId: MatchId): Promise<void> {
  const { rows } = await client.query<{ id: string; more: number }>({
    name: 'seat-table',
    text: `update tickets set state = '${ticketLife.leadsTo('seat')}', match_id = $2
           where table_id = $1 and ${takes(ticketLife, 'seat')}
           returning id, more`,
    values: [tableId, matchId],
  })
  for (const { id, more } of rows) if (more > 0) await openNext(client, id)
}

/** A series also ends if the agent gets a new version or is retired while the table is being made ready. */
async function openNext(client: pg.ClientBase, ticketId: string): Promise<void> {
  const { rows } = await client.query<{ id: string; seriesId: string }>({
    name: 'open-next-ticket',
    text: `insert into tickets (id, agent_id, version_id, season_id, mode, language, opponents, series_id, more, deal)
           select $2, agent_id, version_id, season_id, mode, language, opponents, series_id, more - 1, deal
           from tickets t where id = $1
             and exists (select 1 from agents a where a.id = t.agent_id and a.retired_at is null)
             and not exists (
               select 1 from agent_versions v where v.agent_id = t.agent_id and v.created_at > t.created_at
             )
           returning id, series_id as "seriesId"`,
    values: [ticketId, newId()],
  })
  for (const { id, seriesId } of rows) await takeFork(client, { ticketId: id, seriesId })
}
