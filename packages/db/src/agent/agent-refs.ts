import type { AgentRef } from '@wis/protocol'
import type { Database } from '../database.ts'
import { avatarVersionOf } from './agent-columns.ts'

/** Agents by id or slug, in the order in which they are named, each once. One that is not there is left out. */
export async function agentRefs(
  { prisma }: Database,
  idsOrSlugs: readonly string[],
): Promise<readonly AgentRef[]> {
  const found = await prisma.agent.findMany({
    where: { OR: [{ id: { in: [...idsOrSlugs] } }, { slug: { in: [...idsOrSlugs] } }] },
    include: { avatar: { select: { updatedAt: true } } },
  })
  const named = idsOrSlugs.flatMap(
    (name) => found.find(({ id }) => id === name) ?? found.find(({ slug }) => slug === name) ?? [],
  )
  return [...new Set(named)].map((agent) => {
    const { id, slug, name, nameZh, kind } = agent
    return { id, slug, name, nameZh, kind, avatarVersion: avatarVersionOf(agent) }
  })
}
