import { ids } from '@wis/engine'
import type { AgentId } from '@wis/engine'
import type { Language } from '@wis/games'
import type { AgentProfile, AgentRef, AgentRow, AgentsQuery, ConnectorKind } from '@wis/protocol'
import { pageOf } from '../database.ts'
import type { Database, Page } from '../database.ts'
import { pointsInFifteenths } from '../game/units-of.ts'
import { usualGame } from '../game/usual-game.ts'
import type { Prisma } from '../generated/client.ts'
import { containing, holding } from '../patterns.ts'
import { openStandings } from '../season/season-sql.ts'
import { agentColumns, agentRowOf, avatarVersionOf, currentRulesets, offlineOf } from './agent-columns.ts'
import { kindHas } from './kind-sql.ts'
import { helpersOf } from './people/people-sql.ts'
import type { Helper } from './people/people-sql.ts'

export const directoryOrders = ['rating', 'matches', 'total', 'newest', 'name'] as const
type DirectoryOrder = (typeof directoryOrders)[number]

interface DirectoryQuery extends Partial<AgentsQuery> {
  readonly from?: 'house' | 'visitors' | undefined
  readonly order?: DirectoryOrder | undefined
  /** Where an agent has a rating in this language, it is ordered by that one. */
  readonly readIn?: Language | undefined
}

/** The results of an agent in the newest season of a game, in one language. */
interface Placing {
  readonly game: string
  readonly language: Language
  /** Fifteenths. */
  readonly total: number
  readonly matches: number
}

export interface DirectoryRow extends AgentRow {
  readonly placings: readonly Placing[]
}

interface StoredRow {
  readonly id: string
  readonly placings: readonly Placing[]
}

/**
 * One page of the agents that are not retired, with their results in the newest season of the game that they play. Ratings of
 * different games cannot be compared, so by rating the agents of a game come together, the game first that an agent has played most.
 */
export async function agentDirectory(db: Database, query: DirectoryQuery): Promise<Page<DirectoryRow>> {
  const { q, language, kind, game, from, online, order = 'newest', cursor = '0', limit = 24, readIn } = query
  const offset = Number(cursor)
  const { rows } = await db.pool.query<StoredRow>({
    name: 'agent-directory',
    text: directoryStatement,
    values: [
      ...[q === undefined ? null : holding(q), language ?? null, kind ?? null],
      ...[from === undefined ? null : from === 'house', online ?? null, order, offset, limit + 1],
      ...[game ?? null, game ?? usualGame, readIn ?? null],
    ],
  })
  const items = await withProfiles(db, rows.slice(0, limit))
  return { items, nextCursor: rows.length > limit ? String(offset + limit) : null }
}

async function withProfiles(db: Database, page: readonly StoredRow[]): Promise<DirectoryRow[]> {
  const found = await db.prisma.agent.findMany({
    where: { id: { in: page.map(({ id }) => id) } },
    ...agentColumns(await currentRulesets(db)),
  })
  const profiles = new Map(found.map((agent) => [agent.id, agentRowOf(agent)]))
  return page.flatMap(({ id, placings }) => {
    const profile = profiles.get(id)
    return profile ? [{ ...profile, placings }] : []
  })
}

const rated = 'coalesce(r.rating, skill_mean, standings.points / standings.matches)'

// A season has one standing for each agent, however many matches were played. Of several games, the one that an agent
// played most often counts, the usual one before others.
const directoryStatement = `
  with season as (
    select distinct on (s.game) s.id, s.game from seasons s
    where s.owner_id is null and ($9::text is null or s.game = $9) and s.state <> 'created' and s.starts_at <= now()
      and ${openStandings}
    order by s.game, s.starts_at desc
  ), played as (
    select agent_id, season.game, max(total) as best, sum(standings.matches) as played,
           coalesce(max(${rated}) filter (where language = $11), max(${rated})) as rated,
           json_agg(json_build_object('game', season.game, 'language', language,
                                      'total', ${pointsInFifteenths('total', 'season.game')}, 'matches', standings.matches)
                    order by language) as placings
    from standings join season on season.id = season_id
    left join agent_ratings r using (season_id, language, agent_id)
    where ($2::text is null or language = $2) and standings.matches > 0
    group by agent_id, season.game
  ), placed as (
    select distinct on (agent_id) *, game = $10 as "isUsual" from played
    order by agent_id, game = $10 desc, played desc
  )
  select a.id, coalesce(p.placings, '[]'::json) as placings
  from agents a
  left join users u on u.id = a.owner_id
  left join placed p on p.agent_id = a.id
  where a.retired_at is null and ${kindHas('isListed')} and u.unclaimed_until is null
    and ($1::text is null or (a.hidden_for is null and (a.name ilike $1 or a.name_zh ilike $1)) or u.name ilike $1)
    and ($2::text is null or $2 = any(a.languages))
    and ($3::text is null or a.kind = $3)
    and ($4::bool is null or (not ${kindHas('hasOwner')}) = $4)
    and ($5::bool is null or a.online = $5)
    and ($9::text is null or cardinality(a.games) = 0 or $9 = any(a.games))
  order by case when $6 in ('total', 'matches', 'rating') then p."isUsual" end desc nulls last,
           case when $6 = 'rating' then max(p.played) over (partition by p.game) end desc nulls last,
           case when $6 = 'rating' then p.game end,
           case $6 when 'total' then p.best when 'matches' then p.played when 'rating' then p.rated end desc nulls last,
           case when $6 = 'name' then lower(a.name) end, a.id desc
  offset $7 limit $8`

/** The names of agents by their ids. */
export async function agentNames(
  { prisma }: Database,
  agentIds: readonly string[],
): Promise<ReadonlyMap<string, Pick<AgentRef, 'name' | 'nameZh' | 'kind'>>> {
  const agents = await prisma.agent.findMany({
    where: { id: { in: [...agentIds] } },
    select: { id: true, name: true, nameZh: true, kind: true },
  })
  return new Map(agents.map(({ id, ...names }) => [id, names]))
}

/** Agents by id or slug, in the order in which they are named, each once. One that is not there is left out. */
export async function agentRefs(
  { prisma }: Database,
  idsOrSlugs: readonly string[],
): Promise<readonly AgentRef[]> {
  const found = await prisma.agent.findMany({
    where: { OR: [{ id: { in: [...idsOrSlugs] } }, { slug: { in: [...idsOrSlugs] } }] },
    include: { avatar: { select: { updatedAt: true } } },
  })
  const named = idsOrSlugs.flatMap(
    (name) => found.find(({ id }) => id === name) ?? found.find(({ slug }) => slug === name) ?? [],
  )
  return [...new Set(named)].map((agent) => {
    const { id, slug, name, nameZh, kind } = agent
    return { id, slug, name, nameZh, kind, avatarVersion: avatarVersionOf(agent) }
  })
}

/** Whose an agent is, found by its id or its slug. This is enough to decide who may do what with the agent. */
export interface AgentOwner {
  readonly agentId: AgentId
  readonly ownerId: string | null
  /** Those who work on it besides its owner. */
  readonly helpers: readonly Helper[]
  readonly retired: boolean
}

/** An id goes before a slug of the same letters, so that nobody can take another agent's place by its name. */
export async function findAgent({ pool }: Database, idOrSlug: string): Promise<AgentOwner | undefined> {
  const { rows } = await pool.query<Omit<AgentOwner, 'agentId'> & { readonly id: string }>({
    name: 'find-agent',
    text: `select a.id, a.owner_id as "ownerId", a.retired_at is not null as retired, ${helpersOf('a')} as helpers
           from agents a where a.id = $1 or a.slug = $1 order by a.id = $1 desc limit 1`,
    values: [idOrSlug],
  })
  const [row] = rows
  if (!row) return undefined
  const { id, ...whose } = row
  return { agentId: ids.agent(id), ...whose }
}

/** An agent as everybody may see it. */
export async function readAgent(db: Database, agentId: AgentId): Promise<AgentProfile | undefined> {
  const agent = await db.prisma.agent.findUnique({
    where: { id: agentId },
    ...agentColumns(await currentRulesets(db)),
  })
  if (!agent) return undefined
  const played = await db.prisma.standing.aggregate({ where: { agentId }, _sum: { matches: true } })
  return {
    ...agentRowOf(agent),
    published: agent.published,
    rankedMatches: played._sum.matches ?? 0,
    offline: offlineOf(agent),
  }
}

interface AgentFilter {
  readonly kind?: ConnectorKind | undefined
  readonly language?: Language | undefined
  /** Only agents that play this game. */
  readonly game?: string | undefined
  readonly online?: boolean | undefined
  readonly ownerId?: string | undefined
  /** Only agents that this account owns or works on; or, where it must spend, only those of them on which it may. */
  readonly workerId?: string | undefined
  readonly spends?: boolean | undefined
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
  return pageOf(found.map(agentRowOf), limit, ({ id }) => id)
}

function condition({
  kind,
  language,
  game,
  online,
  ownerId,
  workerId,
  spends = false,
  q,
  retired,
  cursor,
}: AgentFilter): Prisma.AgentWhereInput {
  const contains = q === undefined ? undefined : containing(q)
  return {
    ...(retired !== true && { retiredAt: null }),
    kind: kind ?? { not: 'person' },
    ...(language !== undefined && { languages: { has: language } }),
    AND: [
      // Agents that registered themselves are in nobody's list but their own account's.
      ...(ownerId === undefined && workerId === undefined
        ? [{ OR: [{ owner: null }, { owner: { unclaimedUntil: null } }] }]
        : []),
      ...(game === undefined ? [] : [{ OR: [{ games: { has: game } }, { games: { isEmpty: true } }] }]),
      ...(workerId === undefined
        ? []
        : [
            {
              OR: [
                { ownerId: workerId },
                { people: { some: { userId: workerId, ...(spends && { maySpend: true }) } } },
              ],
            },
          ]),
    ],
    ...(online !== undefined && { online }),
    ...(ownerId !== undefined && { ownerId }),
    ...(contains && { OR: [{ name: contains }, { nameZh: contains }, { owner: { name: contains } }] }),
    ...(cursor !== undefined && { id: { lt: cursor } }),
  }
}
