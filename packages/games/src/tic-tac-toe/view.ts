import { viewOf } from '../define/table.ts'
import type { BoardShape } from '../line-game/board.ts'
import { lineTable } from '../line-game/table.ts'

export const shape: BoardShape = { rows: 3, columns: 3, toWin: 3, falls: false }
export const table = lineTable('tic-tac-toe', shape)
export const view = viewOf(table)
