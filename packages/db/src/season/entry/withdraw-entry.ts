import { entryLife } from '@wis/arena'
import type { AgentId, SeasonId } from '@wis/engine'
import type { Database } from '../../database.ts'
import { leaveQueueAs, takes } from '../../life-sql.ts'
import { inTransaction } from '../../transaction.ts'
import { lockSeason } from '../change-season.ts'

/**
 * Takes an agent out of a season at its owner's wish. False if it was not in it, or the season is closed and can no
 * longer change. Its matches stay; a house agent sits in for its remaining ones.
 */
export async function withdrawEntry(
  db: Database,
  { seasonId, agentId }: { readonly seasonId: SeasonId; readonly agentId: AgentId },
): Promise<boolean> {
  return inTransaction(db, async (client) => {
    if ((await lockSeason(client, seasonId))?.state === 'closed') return false
    const { rowCount } = await client.query({
      name: 'withdraw-entry',
      text: `update season_entries set state = 'withdrawn', decided_at = now()
             where season_id = $1 and agent_id = $2 and ${takes(entryLife, 'withdraw')}`,
      values: [seasonId, agentId],
    })
    if (rowCount === 0) return false
    await client.query({
      name: 'withdraw-tickets',
      text: `${leaveQueueAs('withdrawn')} and t.season_id = $1 and t.agent_id = $2`,
      values: [seasonId, agentId],
    })
    return true
  })
}
