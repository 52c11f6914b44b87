import { boardStatistics, generalRatings, leaderboard, readTable } from '@wis/db/boards'
import { plainKit } from '@wis/db/matches'
import { normalisedTableCalled } from '@wis/games'
import { gameOfBoard, kitOfBoard } from '../../../features/leaderboard/game/game-of-board.ts'
import { leaderboardRowOf } from '../../../features/leaderboard/leaderboard-row-of.ts'
import { generalPageOf, statisticsPageOf } from '../../../features/tables/statistics-page-of.ts'
import { tablePageOf } from '../../../features/tables/table-page-of.ts'
import { AppError } from '../../app-error.ts'
import { Raw } from '../call.ts'
import { endpoint } from '../endpoint.ts'
import type { Endpoint } from '../endpoint.ts'
import { boardCsv, gameBoardCsv } from '../game-board-csv.ts'
import { tableCsv } from '../table-csv.ts'
import { csvVary, wantsCsv } from '../wants-csv.ts'

const csv = '.csv'

export const endpoints: readonly Endpoint[] = [
  endpoint('GET /leaderboard', {
    answer: async ({ db, request, query }) => {
      const { season, game, seats, language, house, cursor, limit, format, sort, role, part } = query
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
      // The rows of the oldest game had all their numbers before there were kits.
      const kit = plainKit(board.game) && kitOfBoard(board)
      const items = board.items.map((row) => leaderboardRowOf(row, board.rule, kit))
      const ratings = board.ratings && { asOf: board.ratings.asOf, matches: board.ratings.matches }
      if (!wantsCsv(request, format))
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
        }
      const table = kit ? gameBoardCsv(items, gameOfBoard(kit)) : boardCsv(items)
      return new Raw(table, { type: 'text/csv; charset=utf-8', headers: { vary: csvVary } })
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
    answer: async ({ db, request, params, query: { language, house, format, cursor, limit } }) => {
      const isFile = params.table.endsWith(csv)
      const table = normalisedTableCalled(isFile ? params.table.slice(0, -csv.length) : params.table)
      if (!table) throw new AppError('not-found', 'There is no such table.')
      const page = await readTable(db, table, { language, includeHouse: house, cursor, limit })
      const answer = tablePageOf(table, page, language)
      if (!isFile && !wantsCsv(request, format)) return answer
      return new Raw(tableCsv(answer), {
        type: 'text/csv; charset=utf-8',
        ...(!isFile && { headers: { vary: csvVary } }),
      })
    },
  }),
]
