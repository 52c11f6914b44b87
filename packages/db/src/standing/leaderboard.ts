import { ruleset, seasonBoard } from '@wis/protocol'
import type { Making } from '@wis/protocol'
import type { Tally } from '@wis/ratings'
import type pg from 'pg'
import type { Database } from '../database.ts'
import type { Page } from '../match/list-matches.ts'
import { boardSkills, ratedField, skillOf } from '../rating/board-skills.ts'
import type { Pace, RatedField, Skill } from '../rating/board-skills.ts'
import { boardStatement, disqualifiedStatement, orderedBoardStatement } from './board-statements.ts'
import type { BoardSort } from './board-statements.ts'
import { linesAsTaken } from './lines-as-taken.ts'
import { tallyOfStanding } from './standing-row.ts'
import type { StandingValues } from './standing-row.ts'
import { withoutHiddenNames } from './without-hidden-names.ts'

export interface BoardQuery {
  readonly seasonSlug?: string
  readonly language: string
  readonly includeHouse?: boolean
  /** The order of the rows; their ranks are those of the official total either way. */
  readonly sort?: BoardSort | undefined
  /** Whose average is meant; an agent that was never in this role is left out. */
  readonly role?: 'spy' | 'civilian' | undefined
  /** How many rows stand before this page. */
  readonly cursor?: string
  readonly limit?: number
  /** Whether the reader may see what is withheld, and the board as it stands now where the public one stands still. */
  readonly seesWithheld?: boolean
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
    /** Boards as they were taken do not know it. */
    readonly avatarVersion?: string | null
    /** Nor this. */
    readonly making?: Making
  }
}

/** An agent that a decision has put out of the ranking; it keeps what it played. */
export type UnrankedRow = Omit<BoardRow, 'rank'>

/** With what the background has found out about the agent, where it has. */
export interface RatedRow extends BoardRow {
  readonly skill: Skill | null
  readonly pace: Pace | null
}

export interface Board extends Page<RatedRow> {
  readonly seasonId: string
  /** Null where nobody has been rated yet, or ratings would tell what the board does not. */
  readonly ratings: RatedField | null
  /** Below the last page, and only there. */
  readonly disqualified: readonly UnrankedRow[]
  /** Whether it is kept back from this reader for now. */
  readonly withheld: boolean
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
  if (season.embargoed && !query.seesWithheld) return withheldBoard(season)
  if (season.board !== null && !query.seesWithheld) return boardAsTaken(db, season, query)
  const offset = Number(query.cursor ?? 0)
  const limit = query.limit ?? 50
  const { rows } = await db.pool.query<StoredRow>(statementFor(season.id, query, { offset, rows: limit + 1 }))
  const [rated, disqualified] = await Promise.all([
    withSkills(db, season, query, rows.slice(0, limit).map(boardRowOf)),
    rows.length > limit ? [] : disqualifiedOf(db, season.id, query),
  ])
  return {
    ...headOf(season),
    ...rated,
    disqualified,
    nextCursor: rows.length > limit ? String(offset + limit) : null,
  }
}

const headOf = (season: StoredSeason) => ({
  withheld: false,
  seasonId: season.id,
  season: { slug: season.slug, name: season.name },
  rule: ruleset.parse(season.ruleset),
})

/** What everybody sees of a board under embargo. */
const withheldBoard = (season: StoredSeason): Board => ({
  ...headOf(season),
  withheld: true,
  items: [],
  ratings: null,
  disqualified: [],
  nextCursor: null,
})

/** A page of the board as it stood when the season was frozen or closed. */
async function boardAsTaken(db: Database, season: StoredSeason, query: BoardQuery): Promise<Board> {
  const lines = linesAsTaken(seasonBoard.parse(season.board), query)
  const offset = Number(query.cursor ?? 0)
  const end = offset + (query.limit ?? 50)
  const ranked = lines.filter((line): line is BoardRow => line.rank !== null)
  const isLast = end >= ranked.length
  return {
    ...headOf(season),
    ...(await withSkills(db, season, query, await withoutHiddenNames(db, ranked.slice(offset, end)))),
    disqualified: isLast
      ? await withoutHiddenNames(
          db,
          lines.filter(({ rank }) => rank === null),
        )
      : [],
    nextCursor: isLast ? null : String(end),
  }
}

/** Ratings go on where a board stands still for a time; where it is final, so are they. */
async function withSkills(
  db: Database,
  { id: seasonId, board, state }: StoredSeason,
  { language, seesWithheld = false }: BoardQuery,
  rows: readonly BoardRow[],
): Promise<Pick<Board, 'items' | 'ratings'>> {
  const isShown = board === null || state === 'closed' || seesWithheld
  const [ratings, known] = await Promise.all([
    isShown ? ratedField(db, { seasonId, language }) : undefined,
    boardSkills(
      db,
      { seasonId, language },
      rows.map(({ agent }) => agent.id),
    ),
  ])
  const items = rows.map((row) => {
    const { rating, pace } = known.get(row.agent.id) ?? { rating: null, pace: null }
    return { ...row, pace, skill: ratings && rating ? skillOf(rating, ratings) : null }
  })
  return { items, ratings: ratings ?? null }
}

const mostDisqualified = 200

async function disqualifiedOf(db: Database, seasonId: string, query: BoardQuery): Promise<UnrankedRow[]> {
  const { rows } = await db.pool.query<StoredRow>({
    name: 'disqualified-of-board',
    text: disqualifiedStatement,
    values: [seasonId, query.language, query.includeHouse ?? true, mostDisqualified],
  })
  return rows.map((row) => {
    const { rank: _, ...unranked } = boardRowOf(row)
    return unranked
  })
}

function statementFor(
  seasonId: string,
  { language, sort = 'total', role, includeHouse = true }: BoardQuery,
  { offset, rows }: { readonly offset: number; readonly rows: number },
): pg.QueryConfig {
  if (sort !== 'total' || role) {
    const values = [seasonId, language, includeHouse, offset, rows, role ?? null]
    return { name: `ordered-board-${sort}`, text: orderedBoardStatement(sort), values }
  }
  return {
    name: `board-of-${rows}${includeHouse ? '' : '-without-house'}`,
    text: boardStatement({ includeHouse, rows }),
    values: [seasonId, language, offset],
  }
}

interface StoredSeason {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly state: string
  readonly ruleset: unknown
  readonly board: unknown
  /** Whether nobody but its organizer may see its board for now. */
  readonly embargoed: boolean
}

async function seasonOf(
  { pool }: Database,
  { seasonSlug, seesWithheld = false }: BoardQuery,
): Promise<StoredSeason | undefined> {
  const { rows } = await pool.query<StoredSeason>({
    name: 'leaderboard-season',
    text: `select id, slug, name, state, ruleset, board, embargo and published_at is null as embargoed
           from seasons
           where (slug = $1 and (state <> 'created' or $2)) or ($1::text is null and owner_id is null and state <> 'created')
           order by starts_at desc limit 1`,
    values: [seasonSlug ?? null, seesWithheld],
  })
  return rows[0]
}

const boardRowOf = ({ rank, total, agent, ...counts }: StoredRow): BoardRow => ({
  rank,
  total,
  agent,
  tally: tallyOfStanding(counts),
})
