import type { AgentId } from '@wis/engine'
import type { Database } from '../database.ts'
import { addProviderCalls } from '../fault/provider-record.ts'

interface Answered {
  readonly provider: string
  readonly agentId: AgentId
}

/** Makes it so that the provider answered this agent of an old account some minutes ago. */
export async function answeredBefore(
  db: Database,
  { provider, agentId }: Answered,
  minutes = 10,
): Promise<void> {
  await addProviderCalls(db, [{ provider, agentId, calls: 1, failed: 0 }])
  await db.pool.query(
    `update provider_answers set answered_at = now() - $3 * interval '1 minute' where provider = $1 and agent_id = $2`,
    [provider, agentId, minutes],
  )
  await db.pool.query('delete from provider_minutes where provider = $1 and agent_id = $2', [
    provider,
    agentId,
  ])
  await db.pool.query(
    `update users set created_at = now() - interval '30 days' where id = (select owner_id from agents where id = $1)`,
    [agentId],
  )
}
