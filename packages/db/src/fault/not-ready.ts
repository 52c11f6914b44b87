import { ticketLife } from '@wis/arena'
import type { AgentId, TicketId } from '@wis/engine'
import { kindHas } from '../agent/kind-sql.ts'
import type { Database } from '../database.ts'
import { leaveQueueAs, takes } from '../life-sql.ts'
import { newId } from '../new-id.ts'
import { inTransaction } from '../transaction.ts'
import { deliveriesOf, idBeginning } from '../webhook/enqueue.ts'
import { notOutYet } from './strike.ts'

/** The penalty for an agent that is not ready when its table calls. */
export const readinessRule = {
  /** The agent is not picked again before this time has passed. Its owner may still send it to a table. */
  restMs: 300_000,
  /** The second time gives the owner a notice. The third takes the agent offline. */
  toldAfter: 2,
  offlineAfter: 3,
  withinMs: 3_600_000,
} as const

/**
 * SQL that says whether agent `a` was called to a table just now and was not ready. Faults of the platform do not
 * count.
 */
export const notReadyLately = `exists (
  select 1 from tickets n where n.agent_id = a.id and n.reason = 'not-ready' and n.verdict <> 'platform'
    and n.left_at > now() - interval '${readinessRule.restMs} milliseconds'
)`

interface NotReady {
  readonly tableId: string
  readonly ticketId: TicketId
  readonly agentId: AgentId
  readonly verdict: string
  readonly detail: string
}

/**
 * Sends an agent away from the table that it was not ready for, and stores the reason. After several times its owner
 * is notified, and at last the agent is taken offline and out of the queue, whether it was online or came by ticket.
 * Practice counts for nothing here either.
 * Returns whether that happened. Only a passed flight check forgives.
 */
export async function sendAwayNotReady(db: Database, found: NotReady): Promise<boolean> {
  const { tableId, ticketId, agentId, verdict, detail } = found
  const { toldAfter, offlineAfter, withinMs } = readinessRule
  return inTransaction(db, async (client) => {
    // A statement of its own, before all else: another table may find the same just now, and each would miss the
    // other's count.
    await client.query({
      name: 'lock-not-ready',
      text: 'select 1 from agents where id = $1 for no key update',
      values: [agentId],
    })
    const { rows } = await client.query<{ offline: boolean }>({
      name: 'send-away-not-ready',
      text: statement,
      values: [
        ...[ticketId, tableId, agentId, verdict, detail.slice(0, keptUnits)],
        ...[toldAfter, offlineAfter, withinMs, newId(), idBeginning()],
      ],
    })
    return rows[0]?.offline ?? false
  })
}

const keptUnits = 500

/** A table that an agent was called to, and the state it was found in. */
export interface NotReadyRow {
  readonly at: string
  readonly verdict: string
  readonly detail: string
}

/** The last times that an agent was not ready, newest first, within a day at most. */
export async function recentNotReady({ pool }: Database, agentId: AgentId): Promise<NotReadyRow[]> {
  const { rows } = await pool.query<Omit<NotReadyRow, 'at'> & { readonly at: Date }>({
    name: 'recent-not-ready',
    text: `select left_at as at, verdict, detail from tickets
           where agent_id = $1 and reason = 'not-ready' and left_at > now() - interval '1 day'
           order by left_at desc limit 5`,
    values: [agentId],
  })
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }))
}

const heard = deliveriesOf({
  event: 'agent-offline',
  beginning: '$10',
  from: 'offline',
  userId: 'offline.owner_id',
  payload: `jsonb_build_object('agentId', $3::text, 'agent', offline.slug, 'reason', 'not-ready',
                               'faults', offline.times, 'last', $5::text)`,
})

// This statement does not see the new row yet, so it adds this time to the count.
const statement = `
  with sent as (
    update tickets set state = '${ticketLife.leadsTo('send-away')}', reason = 'not-ready', verdict = $4, detail = $5, left_at = now()
    where id = $1 and table_id = $2 and ${takes(ticketLife, 'send-away')}
    returning agent_id, mode
  ), known as (
    select a.id, a.slug, a.owner_id, a.online, 1 + (
      select count(*)::int from tickets t
      where t.agent_id = a.id and t.reason = 'not-ready' and t.verdict <> 'platform' and t.mode <> 'practice' and t.id <> $1
        and t.left_at > now() - $8 * interval '1 millisecond' and t.left_at > coalesce(a.online_at, '-infinity')
    ) as times
    from sent join agents a on a.id = sent.agent_id
    where $4 <> 'platform' and sent.mode <> 'practice' and ${kindHas('answersForFaults')}
  ), offline as (
    update agents set online = false, offline_at = now(), offline_reason = 'not-ready'
    from known where agents.id = known.id and ${notOutYet('agents')} and known.times >= $7
    returning agents.owner_id, agents.slug, known.times
  ), left_queue as (
    ${leaveQueueAs('agent-offline')} and t.agent_id = $3 and exists (select 1 from offline)
  ), told as (
    insert into notices (id, user_id, agent_id, kind, params)
    select $9, known.owner_id, $3, case when offline.slug is null then 'agent-not-ready' else 'agent-offline' end,
           jsonb_build_object('reason', 'not-ready', 'faults', known.times, 'last', $5::text)
    from known left join offline on true
    where known.owner_id is not null and (offline.slug is not null or known.times = $6)
  ), heard as (
    ${heard}
  )
  select exists (select 1 from offline) as offline`
