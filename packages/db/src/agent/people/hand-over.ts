import type { AgentId } from '@wis/engine'
import type pg from 'pg'
import { refuse } from '../../database.ts'
import type { Database, Refusal } from '../../database.ts'
import { inTransaction } from '../../transaction.ts'
import { roomFor } from '../register-agent.ts'
import { leaveQueue } from '../set-online.ts'
import { recordAndTell, recordDeed } from './deeds.ts'
import { lockedAgent } from './invitations.ts'

const offerLasts = '7 days'

interface Offering {
  readonly agentId: AgentId
  readonly by: string
  /** The account of somebody who works on the agent. */
  readonly to: string
}

export type Offered = { readonly ok: true } | Refusal<'no-such-agent' | 'retired' | 'no-such-person'>

/** Offers an agent to somebody who works on it. An earlier offer ends. */
export async function offerAgent(db: Database, { agentId, by, to }: Offering): Promise<Offered> {
  return inTransaction(db, async (client) => {
    const agent = await lockedAgent(client, agentId)
    if (agent?.ownerId !== by) return refuse('no-such-agent')
    if (agent.retired) return refuse('retired')
    const { rowCount } = await client.query(
      `insert into agent_offers (agent_id, user_id, expires_at)
       select agent_id, user_id, now() + $3::interval from agent_people where agent_id = $1 and user_id = $2
       on conflict (agent_id) do update set user_id = excluded.user_id, expires_at = excluded.expires_at`,
      [agentId, to, offerLasts],
    )
    if (rowCount === 0) return refuse('no-such-person')
    await recordAndTell(client, { agentId, by, about: to, deed: 'offered', to })
    return { ok: true }
  })
}

type OfferEnded = { readonly ok: true } | Refusal<'no-offer'>

/** The owner takes the offer back. */
export async function withdrawOffer(db: Database, agentId: AgentId, by: string): Promise<OfferEnded> {
  return inTransaction(db, async (client) => {
    const agent = await lockedAgent(client, agentId)
    if (agent?.ownerId !== by || !(await endOffer(client, agentId))) return refuse('no-offer')
    await recordDeed(client, { agentId, by, deed: 'offer-withdrawn' })
    return { ok: true }
  })
}

/** Whoever it is offered to does not want it. */
export async function declineOffer(db: Database, agentId: AgentId, by: string): Promise<OfferEnded> {
  return inTransaction(db, async (client) => {
    const agent = await lockedAgent(client, agentId)
    if (!agent || agent.ownerId === null || !(await endOffer(client, agentId, by))) return refuse('no-offer')
    await recordAndTell(client, { agentId, by, deed: 'offer-declined', to: agent.ownerId })
    return { ok: true }
  })
}

async function endOffer(client: pg.ClientBase, agentId: AgentId, to?: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `delete from agent_offers
     where agent_id = $1 and expires_at > now() and ($2::text is null or user_id = $2)`,
    [agentId, to ?? null],
  )
  return rowCount === 1
}

export type TakenOver =
  | { readonly ok: true }
  | Refusal<'no-offer' | 'retired' | 'too-many-agents' | 'no-such-owner' | 'agent-plays'>

/**
 * Makes whoever an agent is offered to its owner. Its record, calls and versions stay. Its keys are destroyed, its
 * connection ends, and it is offline until the new owner gives it a key. Those who work on it go on to read, and get
 * other rights anew; open links end.
 */
export async function takeOver(db: Database, agentId: AgentId, by: string): Promise<TakenOver> {
  return inTransaction(db, async (client) => {
    const room = await roomFor(client, by)
    if (room !== 'room') return refuse(room)
    const agent = await lockedAgent(client, agentId)
    if (!agent || agent.ownerId === null || agent.ownerId === by) return refuse('no-offer')
    if (agent.retired) return refuse('retired')
    if (await isAtTable(client, agentId)) return refuse('agent-plays')
    if (!(await endOffer(client, agentId, by))) return refuse('no-offer')
    const values = [agentId]
    await client.query('delete from agent_invitations where agent_id = $1', values)
    await client.query('delete from agent_people where agent_id = $1 and user_id = $2', [agentId, by])
    await client.query(
      'update agent_people set may_change = false, may_spend = false where agent_id = $1',
      values,
    )
    await client.query('delete from shadows where agent_id = $1', values)
    await leaveQueue(client, agentId)
    await client.query(
      `update flight_checks set stop_asked_at = coalesce(stop_asked_at, now()),
                                state = case when state = 'queued' then 'stopped' else state end
       where agent_id = $1 and state in ('queued', 'running')`,
      values,
    )
    await client.query(
      `update agents set owner_id = $2, online = false, plays_ranked = false, lab_subject = false, lab_opponent = false,
              needs_key = needs_key or exists (select from agent_secrets where agent_id = $1)
       where id = $1`,
      [agentId, by],
    )
    await client.query('delete from agent_secrets where agent_id = $1', values)
    await client.query('delete from earlier_secrets where agent_id = $1', values)
    await client.query('delete from agent_links where agent_id = $1', values)
    await client.query('delete from shadows where agent_id = $1', values)
    await recordAndTell(client, {
      agentId,
      by,
      about: agent.ownerId,
      deed: 'taken-over',
      to: agent.ownerId,
    })
    return { ok: true }
  })
}

/** A match that is under way is played to its end with the keys that it began with. So are answers that are being asked. */
async function isAtTable(client: pg.ClientBase, agentId: AgentId): Promise<boolean> {
  const { rows } = await client.query<{ plays: boolean }>(
    `select exists (select from tickets where agent_id = $1 and state = 'checking')
         or exists (select from seats s join matches m on m.id = s.match_id
                    where s.agent_id = $1 and m.status in ('waiting', 'running'))
         or exists (select from flight_checks where agent_id = $1 and state = 'running')
         or exists (select from call_reruns where agent_id = $1 and state in ('queued', 'running')) as plays`,
    [agentId],
  )
  return rows[0]?.plays ?? false
}
