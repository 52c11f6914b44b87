import type { Seat } from '@wis/engine'

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
