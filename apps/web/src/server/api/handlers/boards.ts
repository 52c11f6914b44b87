import { boardStatistics, generalRatings, leaderboard, readTable } from '@wis/db/boards'
import { plainKit } from '@wis/db/matches'
import { readPeopleOfTable } from '@wis/db/people'
import type { PeopleRow } from '@wis/db/people'
import { csvRow } from '@wis/engine'
import type { Cell } from '@wis/engine'
import { normalisedTableCalled } from '@wis/games'
import type {
  GameOfBoard,
  LeaderboardPage,
  LeaderboardRow,
  NormalisedTablePage,
  NormalisedTableRow,
} from '@wis/protocol'
import { gameOfBoard, kitOfBoard } from '../../../features/leaderboard/game/game-of-board.ts'
import { leaderboardRowOf } from '../../../features/leaderboard/leaderboard-row-of.ts'
import {
  boardPeopleOf,
  peopleBoardOf,
  rangedOf,
  readPeopleOfBoard,
  readPeopleOfSeason,
} from '../../../features/leaderboard/read-people.ts'
import { generalPageOf, statisticsPageOf } from '../../../features/tables/statistics-page-of.ts'
import { tablePageOf } from '../../../features/tables/table-page-of.ts'
import { AppError } from '../../app-error.ts'
import { Raw } from '../call.ts'
import { csvColumns as columns } from '../csv-columns.ts'
import type { CsvColumns } from '../csv-columns.ts'
import { endpoint } from '../endpoint.ts'
import type { Endpoint } from '../endpoint.ts'
import { csvVary, wantsCsv } from '../wants-csv.ts'

/** The rows of a table with several games: for each game the matches, the value and the score with their intervals. */
function tableCsv({ columns, items }: NormalisedTablePage): string {
  const names = columns.flatMap(({ game }) => {
    const name = game.replaceAll('-', '_')
    return [`${name}_matches`, `${name}_missing`, ...ends(`${name}_value`), ...ends(`${name}_score`)]
  })
  const head = ['place', 'agent', 'slug', 'kind', 'owner', 'games', ...ends('average'), ...names]
  return [head, ...items.map(cellsOf)].map(csvRow).join('')
}

const ends = (name: string) => [name, `${name}_low`, `${name}_high`]

function cellsOf({ place, agent, games, average, cells }: NormalisedTableRow): readonly Cell[] {
  return [
    ...[place, agent.name, agent.slug, agent.kind, agent.owner, games, ...endsOf(average)],
    ...cells.flatMap((cell) => [
      cell?.matches ?? 0,
      cell?.missing ?? null,
      ...endsOf(cell?.value ?? null),
      ...endsOf(cell?.score ?? null),
    ]),
  ]
}

const endsOf = (
  ranged: { readonly value: number; readonly low: number | null; readonly high: number | null } | null,
): readonly Cell[] => [ranged?.value ?? null, ranged?.low ?? null, ranged?.high ?? null]

/** The row of people of such a table, with the columns of its games. */
export function tablePeopleCsv({ columns, people = [] }: NormalisedTablePage): string {
  const head = columns.flatMap(({ game }) => {
    const name = game.replaceAll('-', '_')
    return [
      ...[`${name}_matches`, `${name}_people`],
      ...['value', 'score', 'win_rate'].flatMap((number) => ends(`${name}_${number}`)),
    ]
  })
  const row = people.flatMap((one) => [
    ...[one?.matches ?? 0, one?.people ?? 0],
    ...[one?.value, one?.score, one?.winRate].flatMap((number) => endsOf(number ?? null)),
  ])
  return [head, ...(row.length > 0 ? [row] : [])].map(csvRow).join('')
}

/** What people got on a board, one number a line. Without a number while too few matches count. */
export function peopleCsv(row: PeopleRow | undefined): string {
  const head = ['number', 'value', 'low', 'high', 'matches', 'people']
  const { games = 0, people = 0, points = null, wins = null, roles = [], metrics = [] } = row ?? {}
  const numbers = [
    ...(points ? [['points', points] as const] : []),
    ...(wins ? [['win_rate', wins] as const] : []),
    ...roles.map((one) => [`win_rate_${one.role}`, one] as const),
    ...metrics.map((one) => [one.id, one] as const),
  ]
  const rows = numbers.map(([name, one]) => [
    ...[name.replaceAll('-', '_'), ...endsOf(rangedOf(one))],
    ...[games, people],
  ])
  return [head, ...rows].map(csvRow).join('')
}

const rankedPeopleCsv = (people: NonNullable<LeaderboardPage['peopleBoard']>): string =>
  [
    ['rank', 'total', 'points', 'wins', 'matches'],
    ...people.map(({ rank, total, points, wins, matches }) => [rank, total, points, wins, matches]),
  ]
    .map(csvRow)
    .join('')

const csvFile = (table: string) =>
  new Raw(table, { type: 'text/csv; charset=utf-8', headers: { vary: csvVary } })

/** A board as a table. It holds counts, because every rate follows from them. */
export const boardCsv = (rows: readonly LeaderboardRow[]): string => csvOf(columns, rows)

function csvOf(wanted: CsvColumns, rows: readonly LeaderboardRow[]): string {
  const cells = Object.values(wanted)
  return [Object.keys(wanted), ...rows.map((row) => cells.map((cell) => cell(row)))].map(csvRow).join('')
}

const columnsCalled = (...names: readonly string[]): CsvColumns =>
  Object.fromEntries(Object.entries(columns).filter(([name]) => names.includes(name)))

/** The board of a game with the columns of its kit as a table: for each metric its two sums. */
export function gameBoardCsv(rows: readonly LeaderboardRow[], { metrics }: GameOfBoard): string {
  const sums = metrics.flatMap(({ id }) => {
    const name = id.replaceAll('-', '_')
    const found = ({ inGame }: LeaderboardRow) => inGame?.metrics.find((metric) => metric.id === id)
    return [
      [`${name}_sum`, (row: LeaderboardRow) => found(row)?.sum ?? null] as const,
      [`${name}_of`, (row: LeaderboardRow) => found(row)?.of ?? null] as const,
    ]
  })
  const exactly = rows.some(({ exact }) => exact) ? exact : {}
  const parted = rows.some(({ vouched }) => vouched !== undefined) ? parts : {}
  return csvOf(
    { ...shared, ...exactly, ...ofGame, ...making, ...Object.fromEntries(sums), ...turns, ...parted },
    rows,
  )
}

const shared = columnsCalled(
  ...['rank', 'agent', 'slug', 'kind', 'owner', 'total_fifteenths', 'matches', 'wins'],
  ...['rating', 'rating_low', 'rating_high', 'rank_best', 'rank_worst', 'provisional', 'tier'],
)

/** Only of boards that count finer than in fifteenths. */
const exact: CsvColumns = {
  total_exact: (row) => row.exact?.total ?? null,
  points_exact: (row) => row.exact?.points ?? null,
  units_per_point: (row) => row.exact?.units ?? null,
}

/** Only of boards where one owner may hold several seats of a match. */
const parts: CsvColumns = {
  vouched: ({ vouched }) => (vouched === undefined ? null : String(vouched)),
  rank_in_part: ({ rankInPart }) => rankInPart ?? null,
}

const ofGame: CsvColumns = {
  few_matches: ({ inGame }) => (inGame ? String(inGame.fewMatches) : null),
  draws: ({ inGame }) => inGame?.draws ?? null,
  losses: ({ inGame }) => inGame?.losses ?? null,
  mean_points: ({ inGame }) => inGame?.meanPoints.value ?? null,
  mean_points_low: ({ inGame }) => inGame?.meanPoints.low ?? null,
  mean_points_high: ({ inGame }) => inGame?.meanPoints.high ?? null,
  trueskill_mean: ({ inGame }) => inGame?.trueSkill?.mean ?? null,
  trueskill_deviation: ({ inGame }) => inGame?.trueSkill?.deviation ?? null,
  trueskill_floor: ({ inGame }) => inGame?.trueSkill?.floor ?? null,
}

/** Of the last 30 days. */
const turns = columnsCalled('faults', 'turns', 'p95_latency_ms')

const making = columnsCalled(
  ...['version', 'model', 'space', 'strategy', 'own_prompts', 'made_model', 'made_model_from', 'harness'],
  ...['harness_from', 'size_billions', 'size_from', 'open_weights', 'open_weights_from'],
)

const csv = '.csv'

export const endpoints: readonly Endpoint[] = [
  endpoint('GET /leaderboard', {
    answer: async ({ db, request, query }) => {
      const { season, game, seats, language, house, cursor, limit, format, sort, role, part, rows } = query
      const { model, open, maxSize, vouched } = query
      const board = await leaderboard(db, {
        language,
        includeHouse: house,
        limit,
        sort,
        role,
        part,
        seats,
        vouched,
        madeOf: { model, openWeights: open, maxBillions: maxSize },
        ...(season && { seasonSlug: season }),
        ...(game && { game }),
        ...(cursor && { cursor }),
      })
      if (!board) throw new AppError('not-found', 'There is no such season.')
      if (part !== undefined && !board.part)
        throw new AppError('not-found', 'This game has no board of such a side or role.')
      const asCsv = wantsCsv(request, format)
      if (asCsv && rows === 'people') {
        const ranked = peopleBoardOf(await readPeopleOfSeason(db, board)).peopleBoard
        return csvFile(ranked ? rankedPeopleCsv(ranked) : peopleCsv(await readPeopleOfBoard(db, board)))
      }
      // The rows of the oldest game had all their numbers before there were kits.
      const kit = plainKit(board.game) && kitOfBoard(board)
      const items = board.items.map((row) => leaderboardRowOf(row, board.rule, kit))
      const ratings = board.ratings && { asOf: board.ratings.asOf, matches: board.ratings.matches }
      if (!asCsv)
        return {
          season: board.season,
          seats: board.seats,
          ratings,
          items,
          nextCursor: board.nextCursor,
          ...(kit && { game: gameOfBoard(kit) }),
          disqualified: board.disqualified.map(({ agent, total, tally }) => ({
            agent,
            total: Math.round(total),
            matches: tally.matches,
          })),
          ...boardPeopleOf(await readPeopleOfBoard(db, board)),
          ...peopleBoardOf(await readPeopleOfSeason(db, board)),
        }
      const table = kit ? gameBoardCsv(items, gameOfBoard(kit)) : boardCsv(items)
      return csvFile(table)
    },
  }),
  endpoint('GET /leaderboard/statistics', {
    answer: async ({ db, query: { season, game, seats, language } }) => {
      const found = await boardStatistics(db, {
        language,
        seats,
        ...(season && { seasonSlug: season }),
        ...(game && { game }),
      })
      if (!found) throw new AppError('not-found', 'There is no such season.')
      return statisticsPageOf(found)
    },
  }),
  endpoint('GET /general-ratings', {
    answer: async ({ db, query }) => generalPageOf(await generalRatings(db, query), query.language),
  }),
  endpoint('GET /tables/{table}', {
    answer: async ({ db, request, params, query }) => {
      const { language, house, format, cursor, limit, rows } = query
      const isFile = params.table.endsWith(csv)
      const table = normalisedTableCalled(isFile ? params.table.slice(0, -csv.length) : params.table)
      if (!table) throw new AppError('not-found', 'There is no such table.')
      const page = await readTable(db, table, { language, includeHouse: house, cursor, limit })
      const answer = tablePageOf(table, page, language, await readPeopleOfTable(db, table, language))
      if (!isFile && !wantsCsv(request, format)) return answer
      return new Raw(rows === 'people' ? tablePeopleCsv(answer) : tableCsv(answer), {
        type: 'text/csv; charset=utf-8',
        ...(!isFile && { headers: { vary: csvVary } }),
      })
    },
  }),
]
