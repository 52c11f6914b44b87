import type { Database } from '../database.ts'

/** The names of agents by their ids. */
export async function agentNames(
  { prisma }: Database,
  agentIds: readonly string[],
): Promise<ReadonlyMap<string, { readonly name: string; readonly nameZh: string | null }>> {
  const agents = await prisma.agent.findMany({
    where: { id: { in: [...agentIds] } },
    select: { id: true, name: true, nameZh: true },
  })
  return new Map(agents.map(({ id, ...names }) => [id, names]))
}
