import 'server-only'
import { leaderboard } from '@wis/db/boards'
import type { Board, BoardQuery } from '@wis/db/boards'
import { kitCalled } from '@wis/games'
import { database } from '../../../server/database.ts'

/**
 * A board in the order in which the leaderboard opens: by rating, or by its own number where all play together or nobody
 * is rated yet. Whoever names the leader of a game or of a ladder of the platform asks here, so that all name the same.
 */
export async function openingBoard(
  game: string,
  wish: Omit<BoardQuery, 'game' | 'sort'>,
): Promise<Board | undefined> {
  const isRated = kitCalled(game)?.results.shared !== true
  const board = await leaderboard(database(), { game, ...wish, ...(isRated && { sort: 'rating' as const }) })
  return board && isRated && board.ratings ? { ...board, order: 'skill' } : board
}
