import { ids } from '@wis/engine'
import type { AgentId, MatchId } from '@wis/engine'
import type pg from 'pg'
import { kindHas } from '../agent/kind-sql.ts'
import type { Database } from '../database.ts'
import { leaveQueueAs } from '../life-sql.ts'
import { newId } from '../new-id.ts'
import { linkStands } from '../outbound/links.ts'
import { deliveriesOf, idBeginning } from '../webhook/enqueue.ts'

/** SQL that says whether an agent has not been taken out of the queue already. */
export const notOutYet = (agent: string) => `(${agent}.online or ${agent}.offline_reason is null)`

/** Its lost connection takes it offline, and its program brings it back: nobody has to look for a fault. */
const isAway = (agent: string) =>
  `(${agent}.kind = 'outbound' and not exists (select 1 from agent_links l where l.agent_id = ${agent}.id and ${linkStands}))`

export const strikeRule = { faults: 3, withinMs: 3_600_000 } as const

const isOf = (mode: 'experiment' | 'practice', matchId: string) =>
  `exists (select 1 from matches m where m.id = ${matchId} and m.mode = '${mode}')`

/**
 * Takes an agent with too many faults offline and out of the queue, and tells its owner why. Returns whether it did.
 * An agent that plays by ticket alone and was never online pays the same. A passed flight check forgives all earlier
 * faults; nothing else does. The platform's own faults and those of practice matches do not count, and neither do those of a provider in a match of
 * an experiment, which pauses the experiment instead. House agents are exempt, because they have no owner to tell.
 */
export async function strike({ pool }: Database, agentId: AgentId): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'strike',
    text: `with recent as (
             select count(*)::int as faults, (array_agg(detail order by at desc))[1] as last
             from faults f where agent_id = $1 and verdict <> 'platform' and at > now() - $3 * interval '1 millisecond'
               and not (verdict = 'provider' and ${isOf('experiment', 'f.match_id')}) and not ${isOf('practice', 'f.match_id')}
               and at > coalesce((select online_at from agents where id = $1), '-infinity')
           ), offline as (
             update agents set online = false, offline_at = now(), offline_reason = 'too-many-faults'
             from recent where agents.id = $1 and ${kindHas('answersForFaults', 'agents.kind')} and recent.faults >= $2 and ${notOutYet('agents')}
               and not ${isAway('agents')}
             returning agents.owner_id, agents.slug, recent.faults, recent.last
           ), left_queue as (
             ${leaveQueueAs('agent-offline')} and t.agent_id = $1 and exists (select 1 from offline)
           ), told as (
             insert into notices (id, user_id, agent_id, kind, params)
             select $4, owner_id, $1, 'agent-offline',
                    jsonb_build_object('reason', 'too-many-faults', 'faults', faults, 'last', last)
             from offline where owner_id is not null
           ), heard as (
             ${heard}
           )
           select 1 from offline`,
    values: [agentId, strikeRule.faults, strikeRule.withinMs, newId(), idBeginning()],
  })
  return (rowCount ?? 0) > 0
}

const heard = deliveriesOf({
  event: 'agent-offline',
  beginning: '$5',
  from: 'offline',
  userId: 'offline.owner_id',
  payload: `jsonb_build_object('agentId', $1::text, 'agent', offline.slug, 'reason', 'too-many-faults',
                               'faults', offline.faults, 'last', offline.last)`,
})

/**
 * Those of these agents that the platform has taken offline, read on the connection that is about to deal them in.
 */
export async function takenOffline(
  client: Pick<pg.ClientBase, 'query'>,
  agentIds: readonly AgentId[],
): Promise<readonly { readonly agentId: AgentId; readonly reason: 'agent-offline' }[]> {
  const { rows } = await client.query<{ id: string }>({
    name: 'taken-offline',
    text: 'select id from agents where id = any($1::text[]) and offline_reason is not null',
    values: [agentIds],
  })
  return rows.map(({ id }) => ({ agentId: ids.agent(id), reason: 'agent-offline' }))
}

export interface MatchFault {
  readonly seat: number
  readonly round: number
  readonly verdict: string
}

/** The turns of a match that have gone wrong so far. */
export async function matchFaults({ pool }: Database, matchId: MatchId): Promise<MatchFault[]> {
  const { rows } = await pool.query<MatchFault>({
    name: 'match-faults',
    text: `select seat, round, verdict from calls_of($1) where verdict is not null order by seq`,
    values: [matchId],
  })
  return rows
}
