import type { AgentId } from '@wis/engine'
import type { Database } from '../database.ts'
import { isSeated } from '../person/seat-sql.ts'
import { linkStands } from './links.ts'
import { newsText, outboundChannel } from './news.ts'

/** A turn whose caller waits for the answer. */
export interface OpenTurn {
  readonly turnId: string
  readonly agentId: string
  readonly body: string
}

export interface AskedTurn {
  readonly turnId: string
  readonly agentId: AgentId
  /** The request as it is sent. */
  readonly body: string
  readonly forMs: number
}

/**
 * Stores a turn so that its agent finds it. If a runner died while it waited, the next one stores the same turn again:
 * its time begins anew, and an answer that is there already stays.
 */
export async function putTurn(
  { pool }: Database,
  { turnId, agentId, body, forMs }: AskedTurn,
): Promise<void> {
  await pool.query({
    name: 'put-turn',
    text: `with turn as (
             insert into outbound_turns (id, agent_id, body, ends_at)
             values ($1, $2, $3, now() + $4 * interval '1 millisecond')
             on conflict (id) do update set
               ends_at = greatest(outbound_turns.ends_at, excluded.ends_at),
               body = case when outbound_turns.answer is null then excluded.body else outbound_turns.body end
           )
           select pg_notify($5, $6)`,
    values: [
      ...[turnId, agentId, body, Math.round(forMs)],
      ...[outboundChannel, newsText({ kind: 'asked', agentId, turnId })],
    ],
  })
}

/** The turns that wait for these agents. */
export async function openTurns(
  { pool }: Database,
  agentIds: readonly string[],
): Promise<readonly OpenTurn[]> {
  if (agentIds.length === 0) return []
  const { rows } = await pool.query<OpenTurn>({
    name: 'open-turns',
    text: `select id as "turnId", agent_id as "agentId", body from outbound_turns
           where agent_id = any($1::text[]) and answer is null and ends_at > now() order by ends_at, id`,
    values: [agentIds],
  })
  return rows
}

interface Answered {
  readonly turnId: string
  readonly agentId: AgentId
  readonly answer: string
}

/** False if nobody waits for it: it is too late, it has an answer already, or it belongs to another agent. */
export async function answerTurn(
  { pool }: Database,
  { turnId, agentId, answer }: Answered,
): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'answer-turn',
    text: `with answered as (
             update outbound_turns set answer = $3
             where id = $1 and agent_id = $2 and answer is null and ends_at > now()
             returning 1
           )
           select pg_notify($4, $5) from answered`,
    values: [turnId, agentId, answer, outboundChannel, newsText({ kind: 'answered', turnId })],
  })
  return (rowCount ?? 0) > 0
}

/** The state of a turn whose caller waits. */
export interface TurnState {
  readonly turnId: string
  /** Null while there is none. */
  readonly answer: string | null
  /** Whether its agent is connected, to any runner, asks for its turns, or is a person at the table. */
  readonly isLinked: boolean
  /** Whether its agent asks for its turns. */
  readonly isPulled: boolean
}

/** Missing turns are left out. */
export async function readTurns(
  { pool }: Database,
  turnIds: readonly string[],
): Promise<readonly TurnState[]> {
  const { rows } = await pool.query<TurnState>({
    name: 'read-turns',
    text: `select t.id as "turnId", t.answer, coalesce(${linkStands}, ${isSeated}, false) as "isLinked",
                  l.stands_until is not null as "isPulled"
           from outbound_turns t left join agent_links l on l.agent_id = t.agent_id
           left join person_seats p on p.agent_id = t.agent_id
           where t.id = any($1::text[])`,
    values: [turnIds],
  })
  return rows
}

/**
 * Ends the wait for a turn. Its agent is told if it has not answered. An answer stays a moment longer, so that the same
 * answer can come twice and a runner that takes the match over finds it.
 */
export async function endTurn({ pool }: Database, turnId: string): Promise<void> {
  await pool.query({
    name: 'end-turn',
    text: `with ended as (
             delete from outbound_turns where id = $1 and answer is null returning agent_id
           )
           select pg_notify($2, json_build_object('kind', 'over', 'agentId', agent_id, 'turnId', $1::text)::text)
           from ended`,
    values: [turnId, outboundChannel],
  })
}

/** Tells an agent that asks for its turns what the rules made of its answer. */
export async function tellRuled(
  { pool }: Database,
  { turnId, agentId, isRefused }: Pick<AskedTurn, 'turnId' | 'agentId'> & { readonly isRefused: boolean },
): Promise<void> {
  await pool.query({
    name: 'tell-ruled',
    text: `select pg_notify($2, $3) from agent_links where agent_id = $1 and stands_until is not null`,
    values: [agentId, outboundChannel, newsText({ kind: 'ruled', turnId, isRefused })],
  })
}

/** Deletes answered turns, and those that dead runners have left behind. */
export async function forgetTurns({ pool }: Database): Promise<void> {
  await pool.query({
    name: 'forget-turns',
    text: `delete from outbound_turns where ends_at < now() - interval '1 minute'`,
  })
}
