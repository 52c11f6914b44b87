import { ids } from '@wis/engine'
import type { AgentId } from '@wis/engine'
import type { AgentProfile } from '@wis/protocol'
import type { Database } from '../database.ts'
import { agentColumns, agentRowOf, currentRulesets, offlineOf } from './agent-columns.ts'

/** The owner of an agent, found by its id or its slug. This is enough to decide who may change the agent. */
export interface AgentOwner {
  readonly agentId: AgentId
  readonly ownerId: string | null
  readonly retired: boolean
}

/** An id goes before a slug of the same letters, so that nobody can take another agent's place by its name. */
export async function findAgent({ pool }: Database, idOrSlug: string): Promise<AgentOwner | undefined> {
  const { rows } = await pool.query<{ id: string; ownerId: string | null; retired: boolean }>({
    name: 'find-agent',
    text: `select id, owner_id as "ownerId", retired_at is not null as retired
           from agents where id = $1 or slug = $1 order by id = $1 desc limit 1`,
    values: [idOrSlug],
  })
  const [row] = rows
  return row && { agentId: ids.agent(row.id), ownerId: row.ownerId, retired: row.retired }
}

/** An agent as everybody may see it. */
export async function readAgent(db: Database, agentId: AgentId): Promise<AgentProfile | undefined> {
  const agent = await db.prisma.agent.findUnique({
    where: { id: agentId },
    ...agentColumns(await currentRulesets(db)),
  })
  if (!agent) return undefined
  const played = await db.prisma.standing.aggregate({ where: { agentId }, _sum: { matches: true } })
  return {
    ...agentRowOf(agent),
    published: agent.published,
    rankedMatches: played._sum.matches ?? 0,
    offline: offlineOf(agent),
  }
}
