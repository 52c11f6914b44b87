import type { BoardShape } from '../line-game/board.ts'

export const ticTacToeShape: BoardShape = { rows: 3, columns: 3, toWin: 3, falls: false }
