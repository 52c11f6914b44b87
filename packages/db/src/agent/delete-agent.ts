import type { AgentId } from '@wis/engine'
import type pg from 'pg'
import type { Database } from '../database.ts'
import { refuse } from '../refusal.ts'
import type { Refusal } from '../refusal.ts'
import { inTransaction } from '../transaction.ts'
import { kindHas } from './kind-sql.ts'

export type Deleted = { readonly ok: true } | Refusal<'no-such-agent' | 'has-played'>

/**
 * Deletes an agent that was never at a table, with everything that belongs to it. An agent that has played, or that a
 * schedule names, can only be retired.
 */
export async function deleteAgent(db: Database, agentId: AgentId): Promise<Deleted> {
  return inTransaction(db, async (client) => {
    const agent = await client.query(
      `select 1 from agents where id = $1 and ${kindHas('hasOwner', 'kind')} for update`,
      [agentId],
    )
    if (agent.rowCount === 0) return refuse('no-such-agent')
    if (await isPartOfAMatch(client, agentId)) return refuse('has-played')
    await client.query('delete from agents where id = $1', [agentId])
    return { ok: true }
  })
}

/**
 * Whether an agent was ever at a table. An agent whose table is being prepared counts, because its match is about to
 * be dealt. An agent that a schedule names also counts: after it retires, a house agent sits in for it, but nobody
 * would sit in for a deleted agent.
 */
async function isPartOfAMatch(client: pg.ClientBase, agentId: AgentId): Promise<boolean> {
  const { rows } = await client.query<{ played: boolean }>(
    `select exists (select 1 from seats where agent_id = $1)
         or exists (select 1 from tickets where agent_id = $1 and state = 'checking')
         or exists (select 1 from season_entries e join fixtures f on f.season_id = e.season_id
                    where e.agent_id = $1 and $1 = any(f.agent_ids || f.scheduled_ids)) as played`,
    [agentId],
  )
  return rows[0]?.played ?? false
}
