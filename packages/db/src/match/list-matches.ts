import type { MatchRow } from '@wis/protocol'
import type { Database } from '../database.ts'
import type { Prisma } from '../generated/client.ts'
import { matchColumns, matchRowOf } from './match-row.ts'

export interface MatchFilter {
  readonly status?: readonly MatchRow['status'][]
  readonly language?: MatchRow['language']
  readonly mode?: MatchRow['mode']
  readonly winner?: 'spy' | 'civilians'
  /** The id or the slug of an agent at the table. */
  readonly agent?: string
  readonly seasonSlug?: string
  /** Part of the name of an agent at the table. */
  readonly q?: string
  /** The id of the last row of the page before. */
  readonly cursor?: string
  readonly limit?: number
}

export interface Page<Item> {
  readonly items: readonly Item[]
  readonly nextCursor: string | null
}

/**
 * Newest first: ids sort by age. Names are looked up before any match is: a season or an agent that nobody knows would
 * otherwise be sought through all of history.
 */
export async function listMatches({ prisma }: Database, filter: MatchFilter): Promise<Page<MatchRow>> {
  const limit = filter.limit ?? 20
  const named = await namedIn(prisma, filter)
  if (!named) return { items: [], nextCursor: null }
  const found = await prisma.match.findMany({
    where: { ...condition(filter), ...named },
    orderBy: { id: 'desc' },
    take: limit + 1,
    ...matchColumns,
  })
  const items = found.slice(0, limit).map(matchRowOf)
  return { items, nextCursor: found.length > limit ? (items.at(-1)?.id ?? null) : null }
}

function condition({ status, language, mode, winner, cursor }: MatchFilter): Prisma.MatchWhereInput {
  return {
    ...(status && { status: { in: [...status] } }),
    ...(language && { language }),
    ...(mode && { mode }),
    ...(winner && { winner }),
    ...(cursor && { id: { lt: cursor } }),
  }
}

/** The names of a filter as conditions on ids; undefined where one of them names nothing. */
async function namedIn(
  prisma: Database['prisma'],
  { seasonSlug, agent, q }: MatchFilter,
): Promise<Prisma.MatchWhereInput | undefined> {
  const isAgent = agent === undefined ? undefined : { OR: [{ slug: agent }, { id: agent }] }
  const [season, agents, called] = await Promise.all([
    seasonSlug ? prisma.season.findUnique({ where: { slug: seasonSlug }, select: { id: true } }) : undefined,
    isAgent && agentIds(prisma, isAgent),
    q === undefined ? undefined : agentIds(prisma, byName(q)),
  ])
  if (season === null || agents?.length === 0 || called?.length === 0) return undefined
  return {
    ...(season && { seasonId: season.id }),
    AND: [agents, called].flatMap((ids) => (ids ? [{ seats: { some: { agentId: { in: ids } } } }] : [])),
  }
}

async function agentIds(prisma: Database['prisma'], where: Prisma.AgentWhereInput): Promise<string[]> {
  const found = await prisma.agent.findMany({ where, select: { id: true }, take: mostAgents })
  return found.map(({ id }) => id)
}

/** A name is looked for as it is written, percent signs included. */
function byName(q: string): Prisma.AgentWhereInput {
  const contains = { contains: q.replace(/[\\%_]/g, '\\$&'), mode: 'insensitive' } as const
  return { OR: [{ name: contains }, { nameZh: contains }] }
}

/** Whoever looks for a name that more agents have has to write more of it. */
const mostAgents = 200
