import type { Choice } from '../contract/field.ts'
import type { BoardShape } from './board.ts'

/** Words that may stand around a move. */
export const beside = [
  ...'column row centre center middle corner edge position disk stone chip mark'.split(' '),
  ...'列 行 格 格子 位置 棋子 子 中间 中央 中心 角 角落 边'.split(' '),
]

/** The name of a cell as a move: `row,column`, or the column alone on a board on which marks fall. Counted from 1. */
export function moveName({ columns, falls }: BoardShape, cell: number): string {
  const column = (cell % columns) + 1
  return falls ? `${column}` : `${Math.floor(cell / columns) + 1},${column}`
}

/** The cell that the name of a move stands for, or on a board on which marks fall, the top one of its column. */
export function cellOf({ columns, falls }: BoardShape, move: string): number {
  const [row = 1, column = 1] = falls ? [1, Number(move)] : move.split(',').map(Number)
  return (row - 1) * columns + column - 1
}

/** Every cell, or every column on a board on which marks fall. */
export function choicesOf(shape: BoardShape): readonly Choice[] {
  const { rows, columns, falls } = shape
  const cells = Array.from({ length: falls ? columns : rows * columns }, (_, cell) => cell)
  return cells.map((cell) => {
    const [row, column] = [Math.floor(cell / columns) + 1, (cell % columns) + 1]
    const named = (name: string) => name.replace('R', `${row}`).replace('C', `${column}`)
    const en = falls ? `column ${column}` : `row ${row}, column ${column}`
    const zh = falls ? `第${column}列` : `第${row}行第${column}列`
    return {
      value: moveName(shape, cell),
      at: { on: falls ? ('column' as const) : ('cell' as const), number: cell },
      label: { en, zh },
      also: (falls ? columnNames : cellNames).map(named),
      earlier: [],
    }
  })
}

/** Ways to name column C, and the cell in row R of column C. */
const columnNames = 'col C|cC|colC|columnC|C列|C号列|第 C 列'.split('|')
const cellNames = [
  'row R col C|row R and column C|row R and col C|column C row R|col C row R|column C of row R',
  'column C and row R|column C in row R|rRcC|rR cC',
  '第R行 第C列|R行C列|行R列C|行 R 列 C|第R行第C格|第R行第C个',
  '第C列第R行|第C列 第R行|第R行的第C列|第R行和第C列',
].flatMap((names) => names.split('|'))
