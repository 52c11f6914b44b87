import type { Board, BoardRow } from '@wis/db/boards'
import { pointsText } from '../../components/text/number-text.ts'
import { mainNumberOf } from './game/game-cell.ts'
import { kitOfBoard } from './game/game-of-board.ts'
import { leaderboardRowOf } from './leaderboard-row-of.ts'

/** What a row has in the column that its board goes by, where there is room for one number. */
export function mainTextOf(board: Pick<Board, 'game' | 'order' | 'part' | 'rule'>, row: BoardRow): string {
  const kit = kitOfBoard(board)
  return kit ? (mainNumberOf(leaderboardRowOf(row, board.rule, kit), kit) ?? '–') : pointsText(row.total)
}
