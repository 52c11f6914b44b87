import { seasonBoard } from '@wis/protocol'
import { fifteenthsPerPoint } from '@wis/ratings'
import type pg from 'pg'
import { isMadeOf, isNarrowed, madeOfValues } from '../agent/make-up/make-up.ts'
import type { MadeOf } from '../agent/make-up/make-up.ts'
import { publicCosts } from '../budget/public-cost.ts'
import type { Database } from '../database.ts'
import { countsInFifteenths, unitsEach } from '../game/units-of.ts'
import { isOneAgainstAll, plainKit } from '../game/usual-game.ts'
import { boardSkills, overallSkillOf, ratedBoard, ratedField, skillOf } from '../rating/board-skills.ts'
import { boardRuleOf } from '../season/season-sql.ts'
import { partOf, partStatement, rankedInPart } from './board-part.ts'
import { boardStatement, disqualifiedStatement, orderedBoardStatement } from './board-statements.ts'
import { boardSeason } from './board.ts'
import type { Board, BoardQuery, BoardRow, BoardSeason, UnrankedRow } from './board.ts'
import { linesAsTaken, partedLines, withoutHiddenNames } from './lines-as-taken.ts'
import { boardOrderOf } from './official-order.ts'
import { countsOfStanding, skillOfStanding } from './standing-row.ts'
import type { StandingSkill, StandingValues } from './standing-row.ts'

interface StoredRow extends StandingValues, StandingSkill, Pick<BoardRow, 'vouched' | 'rankInPart'> {
  readonly rank: number
  readonly total: number
  readonly agent: BoardRow['agent']
}

/** One page of the official board. Undefined if there is no such season. */
export async function leaderboard(db: Database, wish: BoardQuery): Promise<Board | undefined> {
  const season = await boardSeason(db, wish)
  if (!season) return undefined
  // A game by its kit alone has no columns of roles.
  const language = wish.isExact ? wish.language : season.language
  const query = plainKit(season.game) ? { ...wish, language, role: undefined } : { ...wish, language }
  if (season.embargoed && !query.seesWithheld) return withheldBoard(season, query)
  if (season.board !== null && !query.seesWithheld) return boardAsTaken(db, season, query)
  const offset = Number(query.cursor ?? 0)
  const limit = query.limit ?? 50
  const { rows } = await db.pool.query<StoredRow>(statementFor(season, query, { offset, rows: limit + 1 }))
  const [rated, disqualified] = await Promise.all([
    withSkills(db, season, query, rows.slice(0, limit).map(boardRowOf(season))),
    rows.length > limit || !endsBoard(season, query) ? [] : disqualifiedOf(db, season, query),
  ])
  return {
    ...headOf(season, query),
    ...rated,
    disqualified,
    nextCursor: rows.length > limit ? String(offset + limit) : null,
  }
}

/** Disqualified agents belong to no part. They come once, below the last one. */
const endsBoard = ({ isParted }: BoardSeason, { vouched }: BoardQuery) => !isParted || vouched !== true

const headOf = (season: BoardSeason, { language, part }: Pick<BoardQuery, 'language' | 'part'>) => ({
  ...partHead(season, part),
  withheld: false,
  seasonId: season.id,
  language,
  game: season.game,
  seats: season.isSelfPlay ? ('self-play' as const) : ('strangers' as const),
  isParted: season.isParted,
  order: boardOrderOf(season),
  season: { slug: season.slug, name: season.name },
  rule: boardRuleOf(season.ruleset),
})

function partHead({ game }: BoardSeason, id: string | undefined): Pick<Board, 'part'> {
  const found = partOf(game, id)
  return found ? { part: found.part } : {}
}

/** The public view of a board under embargo. */
const withheldBoard = (season: BoardSeason, query: BoardQuery): Board => ({
  ...headOf(season, query),
  withheld: true,
  items: [],
  ratings: null,
  disqualified: [],
  nextCursor: null,
})

/** A page of the board as it stood when the season was frozen or closed. */
async function boardAsTaken(db: Database, season: BoardSeason, query: BoardQuery): Promise<Board> {
  const board = seasonBoard.parse(season.board)
  const each = (board.units ?? fifteenthsPerPoint) / fifteenthsPerPoint
  const stored = linesAsTaken(board, query).map((line) => ({
    ...countsInFifteenths(line, each),
    total: line.total / each,
  }))
  const parted = season.isParted ? await partedLines(db, season, query, stored) : stored
  const lines = await madeLines(db, query.madeOf, parted)
  const offset = Number(query.cursor ?? 0)
  const end = offset + (query.limit ?? 50)
  const whole = lines.filter((line): line is BoardRow => line.rank !== null)
  const part = partOf(season.game, query.part)
  const ranked = part ? rankedInPart(whole, part) : whole
  const isLast = end >= ranked.length && endsBoard(season, query)
  return {
    ...headOf(season, query),
    ...(await withSkills(db, season, query, await withoutHiddenNames(db, ranked.slice(offset, end)))),
    disqualified: isLast
      ? await withoutHiddenNames(
          db,
          lines.filter(({ rank }) => rank === null),
        )
      : [],
    nextCursor: end >= ranked.length ? null : String(end),
  }
}

/** A board as it was taken does not know what agents are made of: what they are made of now counts. */
async function madeLines<Line extends { readonly agent: { readonly id: string } }>(
  { pool }: Database,
  madeOf: MadeOf | undefined,
  lines: readonly Line[],
): Promise<readonly Line[]> {
  if (!madeOf || !isNarrowed(madeOf)) return lines
  const { rows } = await pool.query<{ id: string }>({
    name: 'agents-made-of',
    text: `select one.id from unnest($1::text[]) as one (id) where ${isMadeOf('one.id', 2)}`,
    values: [lines.map(({ agent }) => agent.id), ...madeOfValues(madeOf)],
  })
  const made = new Set(rows.map(({ id }) => id))
  return lines.filter(({ agent }) => made.has(agent.id))
}

/** Ratings continue while a board is frozen for a time. If the board is final, the ratings are final too. */
async function withSkills(
  db: Database,
  { id: seasonId, game, board, state }: BoardSeason,
  { language, seesWithheld = false }: BoardQuery,
  rows: readonly BoardRow[],
): Promise<Pick<Board, 'items' | 'ratings'>> {
  const isShown = board === null || state === 'closed' || seesWithheld
  const agentIds = rows.map(({ agent }) => agent.id)
  const [field, ratings, known, costs] = await Promise.all([
    isShown && isOneAgainstAll(db, game) ? ratedField(db, { seasonId, language }) : undefined,
    isShown && !isOneAgainstAll(db, game) ? ratedBoard(db, { seasonId, language }) : undefined,
    boardSkills(db, { seasonId, language }, agentIds),
    publicCosts(db, { seasonId, language }, agentIds),
  ])
  const items = rows.map((row) => {
    const { rating, pace } = known.get(row.agent.id) ?? { rating: null, pace: null }
    const costMicros = costs.get(row.agent.id)
    const rated = { ...row, pace, ...(costMicros !== undefined && { costMicros }) }
    if (rating && field) return { ...rated, skill: skillOf(rating, field) }
    return { ...rated, skill: rating && ratings ? overallSkillOf(rating, ratings) : null }
  })
  return { items, ratings: field ?? ratings ?? null }
}

const mostDisqualified = 200

async function disqualifiedOf(db: Database, season: BoardSeason, query: BoardQuery): Promise<UnrankedRow[]> {
  const { madeOf = {} } = query
  const narrowed = isNarrowed(madeOf)
  const { rows } = await db.pool.query<StoredRow>({
    name: `disqualified-of-board${narrowed ? '-made' : ''}`,
    text: disqualifiedStatement(narrowed),
    values: [
      ...[season.id, query.language, query.includeHouse ?? true, mostDisqualified],
      ...(narrowed ? madeOfValues(madeOf) : []),
    ],
  })
  return rows.map((row) => {
    const { rank: _, ...unranked } = boardRowOf(season)(row)
    return unranked
  })
}

function statementFor(
  season: BoardSeason,
  { language, sort = 'total', role, part: wished, includeHouse = true, madeOf = {}, vouched }: BoardQuery,
  { offset, rows }: { readonly offset: number; readonly rows: number },
): pg.QueryConfig {
  const narrowed = isNarrowed(madeOf)
  const seasonId = season.id
  const order = boardOrderOf(season)
  const part = partOf(season.game, wished)
  const { isParted } = season
  if (part || isParted || sort !== 'total' || role || narrowed) {
    const whole = [seasonId, language, includeHouse, offset, rows, role ?? null]
    const values = isParted && !part ? [...whole, vouched ?? null] : whole
    return {
      name: part
        ? `board-of-${season.game}-${part.part.id}${narrowed ? '-made' : ''}`
        : `ordered-board-${order}-${sort}${isParted ? '-parted' : ''}${narrowed ? '-made' : ''}`,
      text: part
        ? partStatement(part, narrowed)
        : orderedBoardStatement({ order, sort, isNarrowed: narrowed, isParted }),
      values: narrowed ? [...values, ...madeOfValues(madeOf)] : values,
    }
  }
  return {
    name: `board-by-${order}-of-${rows}${includeHouse ? '' : '-without-house'}`,
    text: boardStatement({ order, includeHouse, rows }),
    values: [seasonId, language, offset],
  }
}

const boardRowOf = ({ game }: BoardSeason) => {
  const each = unitsEach(game)
  return ({ rank, total, agent, vouched, rankInPart, ...counts }: StoredRow): BoardRow => ({
    rank,
    agent,
    ...(vouched !== undefined && { vouched, rankInPart }),
    total: total / each,
    trueSkill: skillOfStanding(counts),
    ...countsInFifteenths(countsOfStanding(counts), each),
  })
}
