import { ids } from '@wis/engine'
import type { AgentId } from '@wis/engine'
import type pg from 'pg'
import { kindHas } from '../agent/kind-sql.ts'
import { stillHears } from '../match/farewell/still-hears.ts'
import { underWaySince } from '../match/under-way-since.ts'
import { budgetSpent, matchesToday } from './expected-use.ts'

/** Why an agent cannot be dealt into a match after all. */
export const admissionRefusals = [
  'agent-retired',
  'being-checked',
  'still-hearing',
  'at-its-limit-of-matches',
  'daily-limit',
  'budget-spent',
] as const
export type AdmissionRefusal = (typeof admissionRefusals)[number]

export interface NotAdmitted {
  readonly agentId: AgentId
  readonly reason: AdmissionRefusal
}

/**
 * Returns the agents that may not be dealt into a match after all. Locks the agents for the rest of the caller's
 * transaction, so that two tables dealt at the same moment by two runners see each other. House agents have no
 * limits.
 */
export async function notAdmitted(
  client: pg.ClientBase,
  agentIds: readonly AgentId[],
): Promise<NotAdmitted[]> {
  // Locks first and reads in a second statement, because a statement that waited for a lock reads the old state.
  const locked = await client.query<{ id: string }>({
    name: 'lock-agents',
    text: `select id from agents where id = any($1::text[]) and ${kindHas('isLimited', 'kind')} order by id for no key update`,
    values: [agentIds],
  })
  if (locked.rows.length === 0) return []
  const { rows } = await client.query<{ id: string; reason: AdmissionRefusal }>({
    name: 'not-admitted',
    text: `select id, reason from (${limitsOfAgents}) l where reason is not null`,
    values: [locked.rows.map(({ id }) => id), underWaySince()],
  })
  return rows.map(({ id, reason }) => ({ agentId: ids.agent(id), reason }))
}

/** SQL of whether match `m` of an experiment is over, and its agents may still be asked about it. */
const isAskedAbout = `(m.mode = 'experiment' and exists (
  select 1 from experiment_matches x where x.match_id = m.id and x.state = 'playing'))`

const limitsOfAgents = `
  select a.id, case
    when a.retired_at is not null then 'agent-retired'
    when ${kindHas('hasOneMemory')} and exists (
      select 1 from flight_checks f where f.agent_id = a.id and f.state in ('queued', 'running')
    ) then 'being-checked'
    when ${stillHears('$2')} then 'still-hearing'
    when (
      select count(distinct s.match_id) from seats s join matches m on m.id = s.match_id
      where s.agent_id = a.id and s.match_id > $2 and (m.status in ('waiting', 'running') or ${isAskedAbout})
    ) >= a.concurrency then 'at-its-limit-of-matches'
    when ${matchesToday} >= a.matches_per_day then 'daily-limit'
    when ${budgetSpent} then 'budget-spent'
  end as reason
  from agents a where a.id = any($1::text[])`
