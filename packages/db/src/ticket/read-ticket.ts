import { ids } from '@wis/engine'
import type { AgentId, MatchId, TicketId } from '@wis/engine'
import type { Language } from '@wis/games'
import type { MatchHeader, TicketPage } from '@wis/protocol'
import { kindHas } from '../agent/kind-sql.ts'
import { helpersOf } from '../agent/people/people-sql.ts'
import type { Helper } from '../agent/people/people-sql.ts'
import type { Database } from '../database.ts'
import { isHeldBack } from '../fault/void-record.ts'
import { pointsInFifteenths } from '../game/units-of.ts'
import { leaveQueueAs, seeks } from '../life-sql.ts'
import { underWaySince } from '../match/list-overdue.ts'
import { sideResult } from '../match/match-row.ts'
import { madeAt } from '../new-id.ts'
import { isFirstOfItsAgent } from '../season/season-sql.ts'
import type { TicketRequest } from './open-ticket.ts'

/** A ticket as its owner sees it, and whose it is: its agent’s owner’s, and theirs who work on the agent. */
export type TicketView = Omit<TicketPage, 'estimatedStart'> & {
  readonly ownerId: string | null
  readonly helpers: readonly Helper[]
}

export async function readTicket({ pool }: Database, id: TicketId): Promise<TicketView | undefined> {
  const { rows } = await pool.query<StoredTicket>({
    name: 'read-ticket',
    text: `select t.id, t.agent_id as "agentId", t.mode, t.language, t.state, t.reason, t.detail, t.match_id as "matchId",
                  t.series_id as "seriesId", t.more, s.game, m.status as "matchStatus",
                  case when t.state = 'checking' then t.table_id end as "tableId",
                  a.owner_id as "ownerId", ${helpersOf('a')} as helpers,
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

/** The result of one match of a series for the agent that asked for it. */
export interface SeriesMatch {
  readonly id: MatchId
  readonly game: string
  readonly status: MatchHeader['status']
  /** Of its side. Null until the match is decided, like role and points, and where all share one result. */
  readonly result: 'won' | 'drawn' | 'lost' | null
  readonly role: string | null
  /** In fifteenths. */
  readonly points: number | null
  /** Its turns that failed through its own fault. */
  readonly faults: number
}

/** The dealt practice matches of one request, in order. */
export async function readSeries(
  { pool }: Database,
  agentId: AgentId,
  seriesId: string,
): Promise<readonly SeriesMatch[]> {
  const { rows } = await pool.query<SeriesMatch>({
    name: 'read-series',
    text: `select m.id, m.game, m.status, ${sideResult} as result, x.role, ${pointsInFifteenths('x.points', 'm.game')} as points,
                  (select count(*)::int from faults f where f.match_id = m.id and f.agent_id = $1) as faults
           from tickets t
           join matches m on m.id = t.match_id
           join seats x on x.match_id = m.id and x.agent_id = t.agent_id and ${isFirstOfItsAgent('x')}
           where t.agent_id = $1 and t.id >= $2 and t.series_id = $2
           order by t.id`,
    values: [agentId, seriesId],
  })
  return rows
}

/** The practice matches of one request, and its newest ticket. */
export interface PracticeSeries {
  readonly matches: readonly SeriesMatch[]
  readonly ticket: TicketView
}

const ticketsLooked = 200

/** The newest practice series of an agent, other than matches that it plays again. */
export async function latestSeries(db: Database, agentId: AgentId): Promise<PracticeSeries | undefined> {
  const { rows } = await db.pool.query<{ id: string; seriesId: string }>({
    name: 'latest-series',
    text: `select t.id, t.series_id as "seriesId"
           from (select * from tickets where agent_id = $1 order by id desc limit ${ticketsLooked}) t
           where t.mode = 'practice' and t.series_id is not null
             and not exists (select from forks f where f.agent_id = $1 and f.series_id = t.series_id)
           order by t.id desc limit 1`,
    values: [agentId],
  })
  const [newest] = rows
  if (!newest) return undefined
  const [matches, ticket] = await Promise.all([
    readSeries(db, agentId, newest.seriesId),
    readTicket(db, ids.ticket(newest.id)),
  ])
  return ticket && { matches, ticket }
}

/** All agents that wait for the same kind of table. */
export interface QueueLine {
  readonly season: { readonly slug: string; readonly name: string }
  readonly language: Language
  readonly mode: 'ranked' | 'practice'
  readonly waiting: number
  /** At tables that are being made ready. */
  readonly checking: number
  readonly oldestMs: number
}

export interface WaitingTicket {
  readonly id: string
  readonly agent: {
    readonly id: string
    readonly slug: string
    readonly name: string
    readonly nameZh: string | null
    readonly ownerId: string | null
  }
  readonly season: { readonly slug: string; readonly name: string }
  readonly language: Language
  readonly mode: 'ranked' | 'practice'
  readonly state: 'waiting' | 'checking'
  readonly reason: string | null
  readonly waitedMs: number
}

/**
 * The waiting agents by kind of table. Reads only tickets that are not over, and none of seasons that are being set
 * up.
 */
export async function queueLines({ pool }: Database): Promise<QueueLine[]> {
  const { rows } = await pool.query<QueueLine>({
    name: 'queue-lines',
    text: `select json_build_object('slug', s.slug, 'name', s.name) as season, k.language, k.mode, k.waiting, k.checking,
                  k."oldestMs"
           from (
             select season_id, language, mode, (count(*) filter (where state = 'waiting'))::int as waiting,
                    (count(*) filter (where state = 'checking'))::int as checking,
                    (extract(epoch from now() - min(created_at)) * 1000)::float8 as "oldestMs"
             from tickets where state in ('waiting', 'checking')
             group by season_id, language, mode
           ) k join seasons s on s.id = k.season_id and s.state <> 'created'
           order by s.starts_at desc, k.mode desc, k.language`,
  })
  return rows
}

interface TicketsOf {
  /** Only the tickets of this agent. */
  readonly agentId?: AgentId
  readonly limit?: number
}

/** Tickets that are not seated yet, the oldest first. None of seasons that are being set up. */
export async function waitingTickets(
  { pool }: Database,
  { agentId, limit = 60 }: TicketsOf = {},
): Promise<WaitingTicket[]> {
  const { rows } = await pool.query<WaitingTicket>({
    name: 'waiting-tickets',
    text: `select t.id, t.language, t.mode, t.state, t.reason,
                  greatest(0, extract(epoch from now() - t.created_at) * 1000)::float8 as "waitedMs",
                  json_build_object('slug', s.slug, 'name', s.name) as season,
                  json_build_object('id', a.id, 'slug', a.slug, 'name', a.name, 'nameZh', a.name_zh,
                                    'ownerId', a.owner_id) as agent
           from tickets t join agents a on a.id = t.agent_id join seasons s on s.id = t.season_id and s.state <> 'created'
           where ${seeks()} and ${kindHas('isListed')} and ($1::text is null or t.agent_id = $1)
           order by t.created_at, t.id limit $2`,
    values: [agentId ?? null, limit],
  })
  return rows
}
