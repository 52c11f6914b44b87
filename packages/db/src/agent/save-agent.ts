import { ids } from '@wis/engine'
import type { AgentId, VersionId } from '@wis/engine'
import type { Database } from '../database.ts'
import { newId } from '../new-id.ts'

export interface NewAgent {
  readonly slug: string
  readonly name: string
  readonly kind: string
  readonly description: string
  readonly owner: { readonly name: string; readonly email: string }
  readonly settings: Readonly<Record<string, string>>
}

/** Stores an agent of an owner with its first version. Creates the owner if there is none. */
export async function saveAgent(
  { prisma }: Database,
  { owner, settings, ...agent }: NewAgent,
): Promise<{ agentId: AgentId; versionId: VersionId }> {
  const [id, versionId] = [newId(), newId()]
  await prisma.agent.create({
    data: {
      id,
      ...agent,
      languages: ['en', 'zh'],
      owner: { connectOrCreate: { where: { email: owner.email }, create: { id: newId(), ...owner } } },
      versions: { create: { id: versionId, number: 1, settings } },
    },
  })
  return { agentId: ids.agent(id), versionId: ids.version(versionId) }
}
