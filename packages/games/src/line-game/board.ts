import type { Seat } from '@wis/engine'
import type { Choice } from '../contract/field.ts'

/** A board on which a row of one's own marks wins. */
export interface BoardShape {
  readonly rows: number
  readonly columns: number
  /** The number of marks in a row that wins. */
  readonly toWin: number
  /** Whether a mark falls to the lowest free cell of its column. */
  readonly falls: boolean
}

/** Row by row from the top. */
export type Cells = readonly (Seat | null)[]

export const emptyCells = ({ rows, columns }: BoardShape): Cells =>
  Array.from({ length: rows * columns }, () => null)

/** The cells that a mark can be set on now. */
export function openCells({ rows, columns, falls }: BoardShape, cells: Cells): readonly number[] {
  if (!falls) return [...cells.keys()].filter((cell) => cells[cell] === null)
  return Array.from({ length: columns }, (_, column) => lowestFree({ rows, columns }, cells, column)).filter(
    (cell) => cell !== undefined,
  )
}

/** The cell that a mark falls to in a column. Undefined if the column is full. */
export function lowestFree(
  { rows, columns }: Pick<BoardShape, 'rows' | 'columns'>,
  cells: Cells,
  column: number,
): number | undefined {
  for (let row = rows - 1; row >= 0; row--) {
    const cell = row * columns + column
    if (cells[cell] === null) return cell
  }
  return undefined
}

export const directions = [
  [0, 1],
  [1, 0],
  [1, 1],
  [1, -1],
] as const

/** The winning line that runs through a cell, or an empty list. */
export function lineThrough(shape: BoardShape, cells: Cells, cell: number): readonly number[] {
  for (const [down, right] of directions) {
    const back = run(shape, cells, { cell, down: -down, right: -right })
    const line = [...back.toReversed(), cell, ...run(shape, cells, { cell, down, right })]
    if (line.length >= shape.toWin) return line
  }
  return []
}

/** Whether a mark on a cell has completed a line. */
export const wins = (shape: BoardShape, cells: Cells, cell: number): boolean =>
  lineThrough(shape, cells, cell).length > 0

export interface Run {
  readonly seat: Seat
  readonly length: number
}

/** All rows of equal marks in every direction, as long as they go. A mark that stands alone is a run of one. */
export function runsOn(shape: BoardShape, cells: Cells): readonly Run[] {
  return directions.flatMap(([down, right]) =>
    cells.flatMap((seat, cell) => {
      if (seat === null || run(shape, cells, { cell, down: -down, right: -right }).length > 0) return []
      return { seat, length: 1 + run(shape, cells, { cell, down, right }).length }
    }),
  )
}

interface Heading {
  readonly cell: number
  readonly down: number
  readonly right: number
}

/** The cells with the same mark that follow a cell in one direction. */
function run({ rows, columns }: BoardShape, cells: Cells, { cell, down, right }: Heading): readonly number[] {
  const found: number[] = []
  let row = Math.floor(cell / columns) + down
  let column = (cell % columns) + right
  while (row >= 0 && row < rows && column >= 0 && column < columns) {
    const next = row * columns + column
    if (cells[next] !== cells[cell]) break
    found.push(next)
    row += down
    column += right
  }
  return found
}

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
