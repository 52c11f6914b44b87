import { seasonFormats, seasonStates, seasonTerms } from '@wis/protocol'
import type { SeasonRow, SeasonState } from '@wis/protocol'
import { z } from 'zod'
import type { Database } from '../database.ts'
import type { Prisma } from '../generated/client.ts'
import type { Page } from '../page.ts'

export interface SeasonFilter {
  readonly state?: SeasonState | undefined
  readonly game?: string | undefined
  /** The organizer whose seasons are also listed while they are being set up. An admin sees everybody's. */
  readonly organizerId?: string | 'everybody' | undefined
  /** The short name of the last season of the page before. */
  readonly cursor?: string | undefined
  readonly limit?: number | undefined
}

const columns = {
  include: {
    owner: { select: { name: true } },
    _count: { select: { entries: { where: { state: 'entered' } } } },
  },
} as const satisfies Prisma.SeasonDefaultArgs

/**
 * Newest first. Seasons in setup are listed only for their organizer, and a cursor on one of them gives nobody else a
 * page.
 */
export async function pageOfSeasons(
  { prisma }: Database,
  { state, game, organizerId, cursor, limit = 50 }: SeasonFilter = {},
): Promise<Page<SeasonRow>> {
  const visible = visibleTo(organizerId)
  if (cursor !== undefined && !(await prisma.season.count({ where: { slug: cursor, ...visible } })))
    return { items: [], nextCursor: null }
  const found = await prisma.season.findMany({
    where: { AND: [visible, ...(state ? [{ state }] : []), ...(game ? [{ game }] : [])] },
    orderBy: [{ startsAt: 'desc' }, { id: 'desc' }],
    ...(cursor !== undefined && { cursor: { slug: cursor }, skip: 1 }),
    take: limit + 1,
    ...columns,
  })
  const items = found.slice(0, limit).map(seasonRowOf)
  return { items, nextCursor: found.length > limit ? (items.at(-1)?.slug ?? null) : null }
}

/** Seasons that anybody may choose from, newest first. */
export async function listSeasons(db: Database): Promise<readonly SeasonRow[]> {
  return (await pageOfSeasons(db, { limit: 100 })).items
}

/** The number of seasons of each game that anybody may see. */
export async function seasonsByGame({ prisma }: Database): Promise<ReadonlyMap<string, number>> {
  const counted = await prisma.season.groupBy({ by: 'game', where: visibleTo(undefined), _count: true })
  return new Map(counted.map(({ game, _count }) => [game, _count]))
}

function visibleTo(organizerId: string | undefined): Prisma.SeasonWhereInput {
  if (organizerId === 'everybody') return {}
  if (organizerId === undefined) return { state: { not: 'created' } }
  return { OR: [{ state: { not: 'created' } }, { ownerId: organizerId }] }
}

function seasonRowOf(season: Prisma.SeasonGetPayload<typeof columns>): SeasonRow {
  return {
    slug: season.slug,
    name: season.name,
    game: season.game,
    languages: season.languages,
    state: z.enum(seasonStates).parse(season.state),
    format: z.enum(seasonFormats).parse(season.format),
    seats: seasonTerms.parse(season.terms).seats,
    organizer: season.owner?.name ?? null,
    embargoed: season.embargo && season.publishedAt === null,
    entered: season._count.entries,
    startsAt: season.startsAt.toISOString(),
    endsAt: season.endsAt?.toISOString() ?? null,
  }
}
