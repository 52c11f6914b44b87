import { ids } from '@wis/engine'
import type { AgentId, TicketId } from '@wis/engine'
import type { TicketPage } from '@wis/protocol'
import type { Database } from '../database.ts'
import { isHeldBack } from '../fault/void-record.ts'
import { leaveQueueAs, seeks } from '../life-sql.ts'
import { underWaySince } from '../match/under-way-since.ts'
import { madeAt } from '../new-id.ts'
import type { TicketRequest } from './open-ticket.ts'

/** A ticket as its owner sees it, and whose it is. */
export type TicketView = Omit<TicketPage, 'estimatedStart'> & { readonly ownerId: string | null }

export async function readTicket({ pool }: Database, id: TicketId): Promise<TicketView | undefined> {
  const { rows } = await pool.query<StoredTicket>({
    name: 'read-ticket',
    text: `select t.id, t.agent_id as "agentId", t.mode, t.language, t.state, t.reason, t.detail, t.match_id as "matchId",
                  t.series_id as "seriesId", t.more, s.game, m.status as "matchStatus",
                  case when t.state = 'checking' then t.table_id end as "tableId",
                  a.owner_id as "ownerId",
                  (extract(epoch from coalesce(t.left_at, m.created_at, now()) - t.created_at) * 1000)::float8 as "waitedMs",
                  case when t.state = 'waiting' then (
                    select count(*)::int from tickets o
                    where o.state = 'waiting' and o.season_id = t.season_id and o.language = t.language
                      and o.mode = t.mode
                      and (${isHeldBack('o.agent_id')}, o.created_at, o.id) < (${isHeldBack('t.agent_id')}, t.created_at, t.id)
                  ) end as position
           from tickets t join agents a on a.id = t.agent_id join seasons s on s.id = t.season_id
           left join matches m on m.id = t.match_id where t.id = $1`,
    values: [id],
  })
  const [row] = rows
  if (!row) return undefined
  const { tableId, ...ticket } = row
  return { ...ticket, readyingMs: tableId === null ? null : Math.max(0, Date.now() - madeAt(tableId)) }
}

type StoredTicket = Omit<TicketView, 'readyingMs'> & { readonly tableId: string | null }

/** The last ticket of an agent that its owner asked for, or that was opened for a new version. */
export async function latestTicket(db: Database, agentId: AgentId): Promise<TicketView | undefined> {
  const { rows } = await db.pool.query<{ id: string }>({
    name: 'latest-ticket',
    text: 'select id from tickets where agent_id = $1 order by id desc limit 1',
    values: [agentId],
  })
  return rows[0] && readTicket(db, ids.ticket(rows[0].id))
}

/**
 * The newest ticket of each mode and season that waits or whose match is not over, and the newest of all, whatever its outcome.
 * Newest first.
 */
export async function currentTickets(db: Database, agentId: AgentId): Promise<TicketView[]> {
  const { rows } = await db.pool.query<{ id: string }>({
    name: 'current-tickets',
    text: `select distinct on (t.mode, t.season_id) t.id from tickets t
           where t.agent_id = $1 and (
             ${seeks()}
             or t.id = (select id from tickets where agent_id = $1 order by id desc limit 1)
             or (t.id > $2 and t.state = 'seated' and exists (
                   select 1 from matches m where m.id = t.match_id and m.status in ('waiting', 'running')))
           )
           order by t.mode, t.season_id, t.id desc`,
    values: [agentId, underWaySince()],
  })
  const found = await Promise.all(rows.map(({ id }) => readTicket(db, ids.ticket(id))))
  return found.flatMap((ticket) => ticket ?? []).sort((one, other) => (one.id < other.id ? 1 : -1))
}

/** Leaves the queue. False if the ticket no longer waits. */
export async function leaveQueue({ pool }: Database, id: TicketId): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'leave-queue',
    text: `${leaveQueueAs('withdrawn')} and t.id = $1`,
    values: [id],
  })
  return rowCount === 1
}

/** The ticket with which an agent waits for a match of this kind. Undefined if it waits for none. */
export async function waitingTicket(
  { pool }: Database,
  { agentId, seasonId, mode }: Pick<TicketRequest, 'agentId' | 'seasonId' | 'mode'>,
): Promise<string | undefined> {
  const { rows } = await pool.query<{ id: string }>({
    name: 'waiting-ticket',
    text: `select id from tickets
           where agent_id = $1 and season_id = $2 and mode = $3 and state in ('waiting', 'checking')
           order by id desc limit 1`,
    values: [agentId, seasonId, mode],
  })
  return rows[0]?.id
}
