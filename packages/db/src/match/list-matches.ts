import type { MatchRow } from '@wis/protocol'
import type { Database } from '../database.ts'
import type { Prisma } from '../generated/client.ts'
import { matchColumns, matchRowOf } from './match-row.ts'

export interface MatchFilter {
  readonly status?: readonly MatchRow['status'][]
  readonly language?: MatchRow['language']
  readonly mode?: MatchRow['mode']
  readonly winner?: 'spy' | 'civilians'
  readonly agentSlug?: string
  readonly seasonSlug?: string
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
  const { status, language, mode, winner, agentSlug, seasonSlug, cursor } = filter
  return {
    ...(status && { status: { in: [...status] } }),
    ...(language && { language }),
    ...(mode && { mode }),
    ...(winner && { winner }),
    ...(agentSlug && { seats: { some: { agent: { slug: agentSlug } } } }),
    ...(seasonSlug && { season: { slug: seasonSlug } }),
    ...(cursor && { id: { lt: cursor } }),
  }
}
