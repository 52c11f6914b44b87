import { ruleset } from '@wis/protocol'
import type { Tally } from '@wis/ratings'
import type pg from 'pg'
import type { Database } from '../database.ts'
import type { Page } from '../match/list-matches.ts'
import { boardStatement, orderedBoardStatement } from './board-statements.ts'
import { tallyOfStanding } from './standing-row.ts'
import type { StandingValues } from './standing-row.ts'

export interface BoardQuery {
  readonly seasonSlug?: string
  readonly language: string
  readonly includeHouse?: boolean
  /** The order of the rows; their ranks are those of the official total either way. */
  readonly sort?: 'total' | 'average' | undefined
  /** Whose average is meant; an agent that was never in this role is left out. */
  readonly role?: 'spy' | 'civilian' | undefined
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
  const season = await seasonOf(db, query)
  if (!season) return undefined
  const offset = Number(query.cursor ?? 0)
  const limit = query.limit ?? 50
  const { rows } = await db.pool.query<StoredRow>(
    statementFor(query, [season.id, query.language, query.includeHouse ?? true, offset, limit + 1]),
  )
  return {
    season: { slug: season.slug, name: season.name },
    rule: ruleset.parse(season.ruleset),
    items: rows.slice(0, limit).map(boardRowOf),
    nextCursor: rows.length > limit ? String(offset + limit) : null,
  }
}

function statementFor({ sort = 'total', role }: BoardQuery, values: readonly unknown[]): pg.QueryConfig {
  if (sort === 'total' && !role) return { name: 'leaderboard', text: boardStatement, values: [...values] }
  return { name: 'ordered-board', text: orderedBoardStatement, values: [...values, sort, role ?? null] }
}

interface StoredSeason {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly ruleset: unknown
}

async function seasonOf({ pool }: Database, { seasonSlug }: BoardQuery): Promise<StoredSeason | undefined> {
  const { rows } = await pool.query<StoredSeason>({
    name: 'leaderboard-season',
    text: `select id, slug, name, ruleset from seasons where $1::text is null or slug = $1
           order by starts_at desc limit 1`,
    values: [seasonSlug ?? null],
  })
  return rows[0]
}

const boardRowOf = ({ rank, total, agent, ...counts }: StoredRow): BoardRow => ({
  rank,
  total,
  agent,
  tally: tallyOfStanding(counts),
})
