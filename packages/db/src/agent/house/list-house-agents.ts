import { ids } from '@wis/engine'
import type { AgentId, VersionId } from '@wis/engine'
import type { Database } from '../../database.ts'
import { usualGame } from '../../game/usual-game.ts'

export interface HouseAgentRow {
  readonly id: AgentId
  readonly versionId: VersionId
  readonly slug: string
  readonly name: string
  readonly nameZh: string | null
}

/** The house agents of a game that may be seated now, with their newest version. */
export async function listHouseAgents({ prisma }: Database, game = usualGame): Promise<HouseAgentRow[]> {
  const agents = await prisma.agent.findMany({
    where: { kind: 'house', online: true, retiredAt: null, games: { has: game } },
    orderBy: { slug: 'asc' },
    select: {
      id: true,
      slug: true,
      name: true,
      nameZh: true,
      versions: { orderBy: { number: 'desc' }, take: 1, select: { id: true } },
    },
  })
  return agents.flatMap(({ id, versions: [version], ...names }) =>
    version ? [{ id: ids.agent(id), versionId: ids.version(version.id), ...names }] : [],
  )
}
