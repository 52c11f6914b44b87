import { leaderboard } from '@wis/db'
import { leaderboardRowOf } from '../../../../features/leaderboard/leaderboard-row-of.ts'
import { answer } from '../../../../server/answer.ts'
import { AppError } from '../../../../server/app-error.ts'
import { database } from '../../../../server/database.ts'
import { parseQuery } from '../../../../server/parse-query.ts'
import { leaderboardQuery } from '../../../../server/read-queries.ts'

export function GET(request: Request): Promise<Response> {
  return answer(request, async () => {
    const { season, language, house, cursor, limit } = parseQuery(
      leaderboardQuery,
      new URL(request.url).searchParams,
    )
    const board = await leaderboard(database(), {
      language,
      includeHouse: house,
      limit,
      ...(season && { seasonSlug: season }),
      ...(cursor && { cursor }),
    })
    if (!board) throw new AppError('not-found', 'There is no such season.')
    const items = board.items.map((row) => leaderboardRowOf(row, board.rule))
    return { season: board.season, items, nextCursor: board.nextCursor }
  })
}
