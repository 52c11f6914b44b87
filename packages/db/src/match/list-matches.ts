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

/** Newest first: ids sort by age. */
export async function listMatches({ prisma }: Database, filter: MatchFilter): Promise<Page<MatchRow>> {
  const limit = filter.limit ?? 20
  const found = await prisma.match.findMany({
    where: condition(filter),
    orderBy: { id: 'desc' },
    take: limit + 1,
    ...matchColumns,
  })
  const items = found.slice(0, limit).map(matchRowOf)
  return { items, nextCursor: found.length > limit ? (items.at(-1)?.id ?? null) : null }
}

function condition(filter: MatchFilter): Prisma.MatchWhereInput {
  const { status, language, mode, winner, agent, seasonSlug, q, cursor } = filter
  return {
    ...(status && { status: { in: [...status] } }),
    ...(language && { language }),
    ...(mode && { mode }),
    ...(winner && { winner }),
    AND: [...atTheTable(agent), ...named(q)],
    ...(seasonSlug && { season: { slug: seasonSlug } }),
    ...(cursor && { id: { lt: cursor } }),
  }
}

const atTheTable = (agent: string | undefined): Prisma.MatchWhereInput[] =>
  agent === undefined ? [] : [{ seats: { some: { agent: { OR: [{ slug: agent }, { id: agent }] } } } }]

function named(q: string | undefined): Prisma.MatchWhereInput[] {
  if (q === undefined) return []
  // A name is looked for as it is written, percent signs included.
  const contains = { contains: q.replace(/[\\%_]/g, '\\$&'), mode: 'insensitive' } as const
  return [{ seats: { some: { agent: { OR: [{ name: contains }, { nameZh: contains }] } } } }]
}
