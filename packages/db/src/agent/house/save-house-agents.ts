import type { Database } from '../../database.ts'
import { skeletonsOf } from '../../name/skeleton.ts'
import { newId } from '../../new-id.ts'

export interface HouseAgentProfile {
  readonly slug: string
  readonly game: string
  readonly name: string
  readonly nameZh: string
  readonly description: string
  readonly descriptionZh: string
}

/** House agents answer in process, so they can play at any number of tables. */
const concurrency = 100_000

/** Stores the agents that ship with the platform. Running it again changes only their texts. */
export async function saveHouseAgents(
  { prisma }: Database,
  profiles: readonly HouseAgentProfile[],
): Promise<void> {
  for (const { slug, game, ...texts } of profiles) {
    const nameSkeletons = [...skeletonsOf(texts.name, texts.nameZh)]
    await prisma.agent.upsert({
      where: { slug },
      update: { ...texts, concurrency, nameSkeletons },
      create: {
        id: newId(),
        slug,
        ...texts,
        concurrency,
        nameSkeletons,
        languages: ['en', 'zh'],
        games: [game],
        kind: 'house',
        online: true,
        versions: { create: { id: newId(), number: 1, settings: { persona: slug } } },
      },
    })
  }
}
