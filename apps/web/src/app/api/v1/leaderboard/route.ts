import { leaderboard } from '@wis/db/boards'
import { plainKit } from '@wis/db/matches'
import { gameOfBoard, kitOfBoard } from '../../../../features/leaderboard/game/game-of-board.ts'
import { leaderboardRowOf } from '../../../../features/leaderboard/leaderboard-row-of.ts'
import { boardCsv } from '../../../../server/api/board-csv.ts'
import { endpoint } from '../../../../server/api/endpoint.ts'
import { gameBoardCsv } from '../../../../server/api/game-board-csv.ts'
import { Raw } from '../../../../server/api/raw.ts'
import { csvVary, wantsCsv } from '../../../../server/api/wants-csv.ts'
import { AppError } from '../../../../server/app-error.ts'

export const GET = endpoint('GET /leaderboard', {
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
})
