import { ids } from '@wis/engine'
import type { AgentId, VersionId } from '@wis/engine'
import { writeAudit } from '../audit/audit.ts'
import type { Actor } from '../audit/audit.ts'
import type { Database } from '../database.ts'
import { usualGame } from '../game/usual-game.ts'
import { skeletonsOf } from '../name/skeleton.ts'
import { newId } from '../new-id.ts'
import { inTransaction } from '../transaction.ts'
import { kindHas } from './kind-sql.ts'

export interface HouseAgentState {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly nameZh: string | null
  readonly description: string
  readonly descriptionZh: string | null
  readonly games: readonly string[]
  readonly online: boolean
}

/** The house's agents, whether they may be seated or not. */
export async function houseAgents({ prisma }: Database): Promise<HouseAgentState[]> {
  return prisma.agent.findMany({
    where: { kind: 'house', retiredAt: null },
    orderBy: { name: 'asc' },
    select: {
      id: true,
      slug: true,
      name: true,
      nameZh: true,
      games: true,
      online: true,
      description: true,
      descriptionZh: true,
    },
  })
}

/** Sets whether a house agent fills tables from now on. False if there is no such agent. */
export async function switchHouseAgent(
  db: Database,
  actor: Actor,
  id: string,
  online: boolean,
): Promise<boolean> {
  return inTransaction(db, async (client) => {
    const { rows } = await client.query<{ slug: string }>(
      `update agents set online = $2 where id = $1 and ${kindHas('fillsTables', 'kind')} and retired_at is null returning slug`,
      [id, online],
    )
    const [agent] = rows
    if (!agent) return false
    await writeAudit(client, actor, {
      subject: `agent:${id}`,
      action: online ? 'house-agent-on' : 'house-agent-off',
      detail: { slug: agent.slug },
    })
    return true
  })
}

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

interface HouseAgentProfile {
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
