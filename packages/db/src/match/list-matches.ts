import type { MatchRow } from '@wis/protocol'
import { pageOf } from '../database.ts'
import type { Database, Page } from '../database.ts'
import type { Prisma } from '../generated/client.ts'
import { firstIdAt } from '../new-id.ts'
import { containing } from '../patterns.ts'
import { openStandings } from '../season/season-sql.ts'
import { channelCondition, inLanguage } from './channel/channels.ts'
import type { Channel } from './channel/channels.ts'
import { matchColumns, matchRowOf } from './match-row.ts'

export interface MatchFilter {
  /** All games if it is not given. */
  readonly game?: string | undefined
  readonly status?: readonly MatchRow['status'][]
  readonly language?: MatchRow['language']
  readonly mode?: MatchRow['mode']
  readonly winner?: NonNullable<MatchRow['winner']>
  /** The id or the slug of an agent at the table. */
  readonly agent?: string
  readonly seasonSlug?: string
  /** Whether the reader organizes that season and sees its withheld matches. Without a season it has no effect. */
  readonly seesWithheld?: boolean
  /** Part of the name of an agent at the table. */
  readonly q?: string
  readonly channel?: Channel
  /** When it was made: from the one moment on, and before the other. */
  readonly from?: Date
  readonly until?: Date
  readonly endedAfter?: Date
  /** The id of the last row of the page before. */
  readonly cursor?: string
  readonly limit?: number
}

/**
 * Newest first; ids sort by age. Withheld matches appear only to the organizer of their season. Names are looked up
 * before any match is: a search for an unknown season or agent would read all of history.
 */
export async function listMatches(db: Database, filter: MatchFilter): Promise<Page<MatchRow>> {
  const limit = filter.limit ?? 20
  const [named, shown] = await Promise.all([
    namedIn(db.prisma, filter),
    filter.channel ? channelCondition(db, filter.channel) : {},
  ])
  if (!named || !shown) return { items: [], nextCursor: null }
  const found = await db.prisma.match.findMany({
    where: { AND: [condition(filter), named, shown] },
    orderBy: { id: 'desc' },
    take: limit + 1,
    ...matchColumns,
  })
  const items = found.map((match) => matchRowOf(match, { seesWithheld: showsAll(filter) }))
  return pageOf(items, limit, ({ id }) => id)
}

const showsAll = ({ seasonSlug, seesWithheld = false }: MatchFilter) =>
  seasonSlug !== undefined && seesWithheld

function condition(filter: MatchFilter): Prisma.MatchWhereInput {
  const { game, status, language, mode, winner, cursor, from, until, endedAfter } = filter
  const before = [...(cursor ? [cursor] : []), ...(until ? [firstIdAt(until.getTime())] : [])].sort()[0]
  return {
    ...(showsAll(filter) ? { NOT: withPeople } : { withheld: false }),
    ...(game !== undefined && { game }),
    ...(status && { status: { in: [...status] } }),
    ...(language && inLanguage(language)),
    ...(mode && { mode }),
    ...(winner && { winner }),
    ...(endedAfter && { endedAt: { gt: endedAfter } }),
    ...((before !== undefined || from) && {
      id: { ...(before !== undefined && { lt: before }), ...(from && { gte: firstIdAt(from.getTime()) }) },
    }),
  }
}

/** Under way where a person may sit: hidden from the organizer, too. */
const withPeople: Prisma.MatchWhereInput = {
  withheld: true,
  mode: 'ranked',
  status: { in: ['waiting', 'running'] },
  season: { terms: { path: ['people'], equals: 'mixed' } },
}

/** The names of a filter as conditions on ids. Undefined if one of them matches nothing. */
async function namedIn(
  prisma: Database['prisma'],
  { seasonSlug, agent, q }: MatchFilter,
): Promise<Prisma.MatchWhereInput | undefined> {
  const isAgent = agent === undefined ? undefined : { OR: [{ slug: agent }, { id: agent }] }
  const [season, agents, called] = await Promise.all([
    seasonSlug ? prisma.season.findUnique({ where: { slug: seasonSlug }, select: { id: true } }) : undefined,
    isAgent && agentIds(prisma, isAgent),
    q === undefined
      ? undefined
      : agentIds(prisma, { OR: [{ name: containing(q) }, { nameZh: containing(q) }] }),
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

/** If too many agents match a name, the reader has to type more of it. */
const mostAgents = 200

/** What a list says of a match to make people watch it. It never tells how the match ended. */
export interface MatchAppeal {
  /** These three are null for a match that is not decided, and for one that was decided before they were stored. */
  readonly rounds: number | null
  readonly tension: number | null
  readonly moments: number | null
  /** The lowest and the highest rating at the table when it was dealt. Null where nobody had one or it is not public. */
  readonly ratings: { readonly lowest: number; readonly highest: number } | null
}

interface Row {
  readonly id: string
  readonly rounds: number | null
  readonly tension: number | null
  readonly moments: number | null
  readonly lowest: number | null
  readonly highest: number | null
}

/** By the ids of the matches. Withheld ones are left out. */
export async function matchAppeals(
  { pool }: Database,
  matchIds: readonly string[],
): Promise<ReadonlyMap<string, MatchAppeal>> {
  if (matchIds.length === 0) return new Map()
  const { rows } = await pool.query<Row>({ name: 'match-appeals', text: statement, values: [matchIds] })
  return new Map(
    rows.map(({ id, lowest, highest, ...appeal }) => [
      id,
      { ...appeal, ratings: lowest === null || highest === null ? null : { lowest, highest } },
    ]),
  )
}

const statement = `
  select m.id, m.rounds, m.tension, m.moments, r.lowest, r.highest
  from matches m
  join seasons s on s.id = m.season_id
  left join lateral (
    select min(t.rating) as lowest, max(t.rating) as highest from match_ratings t where t.match_id = m.id
  ) r on ${openStandings}
  where m.id = any($1::text[]) and not m.withheld`
