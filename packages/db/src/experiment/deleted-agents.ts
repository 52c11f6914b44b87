import { ids } from '@wis/engine'
import type { AgentId } from '@wis/engine'
import type pg from 'pg'

/** Those of the agents that are there no more. One that never played can be deleted while an experiment names it. */
export async function deletedAgents(
  client: pg.ClientBase,
  agentIds: readonly AgentId[],
): Promise<readonly AgentId[]> {
  const { rows } = await client.query<{ id: string }>({
    name: 'deleted-agents',
    text: `select id from unnest($1::text[]) as w(id) where not exists (select 1 from agents a where a.id = w.id)`,
    values: [agentIds],
  })
  return rows.map(({ id }) => ids.agent(id))
}
