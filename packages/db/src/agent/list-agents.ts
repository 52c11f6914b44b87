import type { Language } from '@wis/games'
import type { AgentRow, ConnectorKind } from '@wis/protocol'
import type { Database } from '../database.ts'
import type { Prisma } from '../generated/client.ts'
import type { Page } from '../page.ts'
import { agentColumns, agentRowOf, currentRulesets } from './agent-columns.ts'

export interface AgentFilter {
  readonly kind?: ConnectorKind | undefined
  readonly language?: Language | undefined
  /** Only agents that play this game. */
  readonly game?: string | undefined
  readonly online?: boolean | undefined
  readonly ownerId?: string | undefined
  /** Part of the agent's or its owner's name. */
  readonly q?: string | undefined
  /** Retired agents are left out unless asked for. */
  readonly retired?: boolean | undefined
  /** The id of the last row of the page before. */
  readonly cursor?: string | undefined
  readonly limit?: number | undefined
}

/** Newest first: ids sort by age. */
export async function listAgents(db: Database, filter: AgentFilter = {}): Promise<Page<AgentRow>> {
  const limit = filter.limit ?? 30
  const found = await db.prisma.agent.findMany({
    where: condition(filter),
    orderBy: { id: 'desc' },
    take: limit + 1,
    ...agentColumns(await currentRulesets(db)),
  })
  const items = found.slice(0, limit).map(agentRowOf)
  return { items, nextCursor: found.length > limit ? (items.at(-1)?.id ?? null) : null }
}

function condition({
  kind,
  language,
  game,
  online,
  ownerId,
  q,
  retired,
  cursor,
}: AgentFilter): Prisma.AgentWhereInput {
  const contains = q === undefined ? undefined : ({ contains: escaped(q), mode: 'insensitive' } as const)
  return {
    ...(retired !== true && { retiredAt: null }),
    kind: kind ?? { not: 'person' },
    ...(language !== undefined && { languages: { has: language } }),
    ...(game !== undefined && { AND: { OR: [{ games: { has: game } }, { games: { isEmpty: true } }] } }),
    ...(online !== undefined && { online }),
    ...(ownerId !== undefined && { ownerId }),
    ...(contains && { OR: [{ name: contains }, { nameZh: contains }, { owner: { name: contains } }] }),
    ...(cursor !== undefined && { id: { lt: cursor } }),
  }
}

/** The name is matched literally, percent signs included. */
const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&')
