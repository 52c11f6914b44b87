import type { AgentRow } from '@wis/protocol'
import type { Database } from '../../database.ts'
import { agentColumns, agentRowOf, currentRulesets } from '../agent-columns.ts'

/** A new agent, or a later version of one. */
export interface NewestVersion {
  readonly agent: AgentRow
  readonly number: number
  readonly note: string
  readonly at: string
}

/** The latest new versions of users' agents, newest first. Each agent appears only with its newest version. */
export async function newestVersions(db: Database, limit = 12): Promise<NewestVersion[]> {
  const agents = agentColumns(await currentRulesets(db))
  const found = await db.prisma.agentVersion.findMany({
    where: { agent: { retiredAt: null, hiddenFor: null, kind: { notIn: ['house', 'person'] } } },
    orderBy: { id: 'desc' },
    take: limit * 4,
    include: { agent: agents },
  })
  const seen = new Set<string>()
  const newest = found.filter(({ agentId }) => !seen.has(agentId) && seen.add(agentId))
  return newest.slice(0, limit).map(({ agent, number, note, createdAt }) => ({
    number,
    note,
    at: createdAt.toISOString(),
    agent: agentRowOf(agent),
  }))
}

/** Agents whose owners show everybody how they are made, newest first. */
export async function openAgents(db: Database, limit = 24): Promise<AgentRow[]> {
  const found = await db.prisma.agent.findMany({
    where: {
      retiredAt: null,
      hiddenFor: null,
      kind: { not: 'house' },
      OR: [{ published: true }, { sourceUrl: { not: '' } }],
    },
    orderBy: { id: 'desc' },
    take: limit,
    ...agentColumns(await currentRulesets(db)),
  })
  return found.map(agentRowOf)
}
