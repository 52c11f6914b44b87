import { ids } from '@wis/engine'
import type { AgentId } from '@wis/engine'
import type pg from 'pg'
import { kindHas } from '../agent/kind-sql.ts'
import { expectedUse, today } from '../budget/forecast.ts'
import type { Database } from '../database.ts'
import { usedTokens } from './probes/probe-sql.ts'

interface Asked {
  readonly experimentId: string
  readonly agentIds: readonly AgentId[]
  /** The one that the match is about. All others are opponents. */
  readonly subject: AgentId
}

interface BeyondAllowance {
  readonly agentId: AgentId
  readonly reason: 'agent-not-allowed' | 'agent-at-its-limit'
}

/**
 * The agents whose owners let this experiment of somebody else deal them no further match today. Reads after the agents
 * were locked, so that two experiments dealt at the same moment see each other.
 */
export async function beyondAllowance(
  client: pg.ClientBase,
  { experimentId, agentIds, subject }: Asked,
): Promise<readonly BeyondAllowance[]> {
  const { rows } = await client.query<{ id: string; reason: BeyondAllowance['reason'] }>({
    name: 'beyond-allowance',
    text: `select id, reason from (${allowances}) l where reason is not null order by id`,
    values: [experimentId, agentIds, subject],
  })
  return rows.map(({ id, reason }) => ({ agentId: ids.agent(id), reason }))
}

interface ProbeWanted {
  readonly experimentId: string
  readonly agentId: AgentId
  readonly tokens: number
}

/** Whether what experiments of others may use of an agent today has room for a question of this one. */
export async function hasRoomForProbe(
  client: pg.ClientBase,
  { experimentId, agentId, tokens }: ProbeWanted,
): Promise<boolean> {
  const { rowCount } = await client.query({
    name: 'room-for-probe',
    text: `select 1 from agents a
           join experiments e on e.id = $1 and e.owner_id is distinct from a.owner_id
           cross join lateral (${usedToday}) u
           cross join lateral (${probesToday}) q
           where a.id = $2 and u.tokens + q.tokens + $3 > a.lab_tokens_per_day`,
    values: [experimentId, agentId, tokens],
  })
  return rowCount === 0
}

/** The matches of agent `a` in experiments of others today, and what its calls used there. */
const usedToday = `
  select count(distinct m.id) as matches,
         coalesce(sum(coalesce(c.input_tokens, 0)::bigint + coalesce(c.output_tokens, 0)), 0) as tokens
  from seats s
  join matches m on m.id = s.match_id and m.mode = 'experiment' and (m.created_at at time zone 'utc')::date = ${today}
  join experiment_matches x on x.match_id = m.id
  join experiments o on o.id = x.experiment_id and o.owner_id is distinct from a.owner_id
  left join lateral (select * from calls_of(m.id) k where k.seat = s.seat) c on true
  where s.agent_id = a.id`

/** What agent `a` used for questions beside matches in experiments of others today. */
const probesToday = `
  select coalesce(sum(${usedTokens}), 0) as tokens
  from experiment_probes p
  join experiments o on o.id = p.experiment_id and o.owner_id is distinct from a.owner_id
  where p.agent_id = a.id and p.started_at >= ${today}::timestamp at time zone 'utc'`

const allowances = `
  select a.id, case
    when not (case when a.id = $3 then a.lab_subject else a.lab_opponent end) then 'agent-not-allowed'
    when u.matches >= a.lab_matches_per_day then 'agent-at-its-limit'
    when u.tokens + q.tokens + w.tokens > a.lab_tokens_per_day then 'agent-at-its-limit'
  end as reason
  from agents a
  join experiments e on e.id = $1 and e.owner_id is distinct from a.owner_id
  cross join lateral (${usedToday}) u
  cross join lateral (${probesToday}) q
  cross join lateral (${expectedUse}) w
  where a.id = any($2::text[]) and a.kind <> 'house'`

/** Those of the agents that are there no more. One that never played can be deleted while an experiment names it. */
export async function deletedAgents(
  client: pg.ClientBase,
  agentIds: readonly AgentId[],
): Promise<readonly AgentId[]> {
  const { rows } = await client.query<{ id: string }>({
    name: 'deleted-agents',
    text: `select id from unnest($1::text[]) as w(id) where not exists (select 1 from agents a where a.id = w.id)`,
    values: [agentIds],
  })
  return rows.map(({ id }) => ids.agent(id))
}

/**
 * Those of the agents whose names experiments no longer show: a moderator hides them, they are retired, the account of
 * their owner is deleted, or they are.
 */
export async function withdrawnAgents(
  { pool }: Pick<Database, 'pool'>,
  agentIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await pool.query<{ id: string }>({
    name: 'withdrawn-agents',
    text: `select w.id from unnest($1::text[]) as w(id) left join agents a on a.id = w.id
           where a.id is null or a.hidden_for is not null
              or (${kindHas('hasOwner')} and (a.retired_at is not null or a.owner_id is null))`,
    values: [agentIds],
  })
  return new Set(rows.map(({ id }) => id))
}
