import { viewOf } from '../define/table.ts'
import type { BoardShape } from '../line-game/board.ts'
import { lineTable } from '../line-game/table.ts'

export const shape: BoardShape = { rows: 6, columns: 7, toWin: 4, falls: true }
export const table = lineTable('connect-four', shape)
export const view = viewOf(table)
