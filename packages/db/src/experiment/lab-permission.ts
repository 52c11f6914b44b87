import type { AgentId } from '@wis/engine'
import { z } from 'zod'
import type { Database } from '../database.ts'

export const labPermission = z.object({
  /** Whether experiments of others may be about the agent, and whether it may be an opponent there. */
  subject: z.boolean(),
  opponent: z.boolean(),
  matchesPerDay: z.int().min(0).max(100_000),
  /** Null if there is no limit. */
  tokensPerDay: z.int().min(0).max(2_000_000_000).nullable(),
})
type LabPermission = z.infer<typeof labPermission>

/** What experiments of others may do with an agent. */
export async function readLabPermission(
  { prisma }: Pick<Database, 'prisma'>,
  agentId: AgentId,
): Promise<LabPermission | undefined> {
  const agent = await prisma.agent.findUnique({
    where: { id: agentId },
    select: { labSubject: true, labOpponent: true, labMatches: true, labTokens: true },
  })
  if (!agent) return undefined
  const { labSubject, labOpponent, labMatches, labTokens } = agent
  return { subject: labSubject, opponent: labOpponent, matchesPerDay: labMatches, tokensPerDay: labTokens }
}

/** False if there is no such agent in use. */
export async function saveLabPermission(
  { prisma }: Pick<Database, 'prisma'>,
  agentId: AgentId,
  { subject, opponent, matchesPerDay, tokensPerDay }: LabPermission,
): Promise<boolean> {
  const { count } = await prisma.agent.updateMany({
    where: { id: agentId, retiredAt: null, kind: { not: 'house' } },
    data: {
      ...{ labSubject: subject, labOpponent: opponent, labMatches: matchesPerDay, labTokens: tokensPerDay },
    },
  })
  return count > 0
}
