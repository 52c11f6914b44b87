import type { BoardShape } from '../line-game/board.ts'

export const connectFourShape: BoardShape = { rows: 6, columns: 7, toWin: 4, falls: true }
