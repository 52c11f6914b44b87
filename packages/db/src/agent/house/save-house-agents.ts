import type { Database } from '../../database.ts'
import { newId } from '../../new-id.ts'

export interface HouseAgentProfile {
  readonly slug: string
  readonly name: string
  readonly nameZh: string
  readonly description: string
  readonly descriptionZh: string
}

/** They answer in process, and so at as many tables as there are. */
const concurrency = 100_000

/** Makes the agents that ship with the platform known; running it again changes only their texts. */
export async function saveHouseAgents(
  { prisma }: Database,
  profiles: readonly HouseAgentProfile[],
): Promise<void> {
  for (const { slug, ...texts } of profiles) {
    await prisma.agent.upsert({
      where: { slug },
      update: { ...texts, concurrency },
      create: {
        id: newId(),
        slug,
        ...texts,
        concurrency,
        languages: ['en', 'zh'],
        kind: 'house',
        online: true,
        versions: { create: { id: newId(), number: 1, settings: { persona: slug } } },
      },
    })
  }
}
