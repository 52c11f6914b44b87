import { ruleset } from '@wis/protocol'
import type { Tally } from '@wis/ratings'
import type { Database } from '../database.ts'
import type { Page } from '../match/list-matches.ts'
import { tallyOfStanding } from './standing-row.ts'
import type { StandingValues } from './standing-row.ts'

export interface BoardQuery {
  readonly seasonSlug?: string
  readonly language: string
  readonly includeHouse?: boolean
  /** How many rows stand before this page. */
  readonly cursor?: string
  readonly limit?: number
}

/** An agent's place by the official order, with the counts that every other number follows from. */
export interface BoardRow {
  readonly rank: number
  /** Fifteenths. */
  readonly total: number
  readonly tally: Tally
  readonly agent: {
    readonly id: string
    readonly slug: string
    readonly name: string
    readonly nameZh: string | null
    readonly kind: string
    readonly owner: string | null
  }
}

export interface Board extends Page<BoardRow> {
  readonly season: { readonly slug: string; readonly name: string }
  readonly rule: { readonly initialTotal: number; readonly entryCost: number }
}

interface StoredRow extends StandingValues {
  readonly rank: number
  readonly total: number
  readonly agent: BoardRow['agent']
}

/** One page of the official board; undefined where there is no such season. */
export async function leaderboard(db: Database, query: BoardQuery): Promise<Board | undefined> {
  const season = await db.prisma.season.findFirst({
    where: query.seasonSlug ? { slug: query.seasonSlug } : {},
    orderBy: { startsAt: 'desc' },
  })
  if (!season) return undefined
  const offset = Number(query.cursor ?? 0)
  const limit = query.limit ?? 50
  const { rows } = await db.pool.query<StoredRow>({
    name: 'leaderboard',
    text: boardStatement,
    values: [season.id, query.language, query.includeHouse ?? true, offset, limit + 1],
  })
  return {
    season: { slug: season.slug, name: season.name },
    rule: ruleset.parse(season.ruleset),
    items: rows.slice(0, limit).map(boardRowOf),
    nextCursor: rows.length > limit ? String(offset + limit) : null,
  }
}

const boardRowOf = ({ rank, total, agent, ...counts }: StoredRow): BoardRow => ({
  rank,
  total,
  agent,
  tally: tallyOfStanding(counts),
})

// Numeric averages: two equal averages must be equal, which floating point does not promise.
const boardStatement = `
  select s.*, (rank() over (order by s.total desc, s.points::numeric / nullif(s.matches, 0) desc nulls last,
                                     s.matches))::int as rank,
         json_build_object('id', a.id, 'slug', a.slug, 'name', a.name, 'nameZh', a.name_zh, 'kind', a.kind,
                           'owner', u.name) as agent
  from standings s
  join agents a on a.id = s.agent_id
  left join users u on u.id = a.owner_id
  where s.season_id = $1 and s.language = $2 and ($3 or a.kind <> 'house')
  order by rank, s.agent_id
  offset $4 limit $5`
