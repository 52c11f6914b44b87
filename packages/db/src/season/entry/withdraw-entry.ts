import type { AgentId, SeasonId } from '@wis/engine'
import type { Database } from '../../database.ts'
import { inTransaction } from '../../transaction.ts'
import { releaseDeals } from '../fixture/release-deals.ts'

/** Takes an agent out of a season by its owner's wish; false where it was not in it. What it has played stays. */
export async function withdrawEntry(
  db: Database,
  { seasonId, agentId }: { readonly seasonId: SeasonId; readonly agentId: AgentId },
): Promise<boolean> {
  return inTransaction(db, async (client) => {
    const { rowCount } = await client.query({
      name: 'withdraw-entry',
      text: `update season_entries set state = 'withdrawn', decided_at = now()
             where season_id = $1 and agent_id = $2 and state in ('invited', 'requested', 'entered')`,
      values: [seasonId, agentId],
    })
    if (rowCount === 0) return false
    await client.query({
      name: 'withdraw-tickets',
      text: `update tickets set state = 'left', reason = 'withdrawn'
             where season_id = $1 and agent_id = $2 and state = 'waiting'`,
      values: [seasonId, agentId],
    })
    await client.query({
      name: 'drop-fixtures-of',
      text: `update fixtures set state = 'dropped' where season_id = $1 and state = 'waiting' and $2 = any(agent_ids)`,
      values: [seasonId, agentId],
    })
    await releaseDeals(client, seasonId)
    return true
  })
}
