import type { AgentId } from '@wis/engine'
import type { Database } from '../database.ts'
import { inTransaction } from '../transaction.ts'
import { kindHas } from './kind-sql.ts'
import { leaveQueue } from './set-online.ts'

/**
 * Takes an agent out of use for good. Its record stays; its secrets are destroyed at once. False if there is no such
 * agent in use.
 */
export async function retireAgent(db: Database, agentId: AgentId): Promise<boolean> {
  return inTransaction(db, async (client) => {
    const { rowCount } = await client.query(
      `update agents set retired_at = now(), online = false
       where id = $1 and retired_at is null and ${kindHas('hasOwner', 'kind')}`,
      [agentId],
    )
    if (rowCount === 0) return false
    await client.query('delete from agent_secrets where agent_id = $1', [agentId])
    await client.query('delete from earlier_secrets where agent_id = $1', [agentId])
    await leaveQueue(client, agentId)
    return true
  })
}
