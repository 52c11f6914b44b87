import { recentOutcomes } from '@wis/db/agents'
import type { AgentId } from '@wis/engine'
import { database } from '../../../server/database.ts'
import { OutcomeList } from './outcome-list.tsx'

/** The agent's last results, for its owner. */
export async function outcomes(agentId: AgentId, slug: string) {
  return <OutcomeList key="outcomes" slug={slug} outcomes={await recentOutcomes(database(), agentId)} />
}
