import type { BoardShape } from '../board.ts'

/**
 * Line games once more, written apart from the rules: a board is a text of its rows, the top one first, with a slash
 * between rows, `.` for a free cell and `X` and `O` for marks.
 */
export const emptyBoard = ({ rows, columns }: BoardShape) => Array(rows).fill('.'.repeat(columns)).join('/')

/** The places of the text that a mark may be set on: of a board on which marks fall, the lowest free one of each column. */
export function openPlaces({ columns, falls }: BoardShape, board: string): number[] {
  const width = columns + 1
  const free = [...board].flatMap((mark, place) => (mark === '.' ? [place] : []))
  if (!falls) return free
  const lowest = free.filter((place) => board[place + width] !== '.')
  return lowest.toSorted((one, other) => (one % width) - (other % width))
}

export const withMark = (board: string, place: number, mark: string): string =>
  board.slice(0, place) + mark + board.slice(place + 1)

/** Marks in a row, a column or a diagonal have equally many places between them. */
export const hasLine = ({ columns, toWin }: BoardShape, board: string, mark: string): boolean =>
  [0, columns - 1, columns, columns + 1].some((between) =>
    new RegExp(Array(toWin).fill(mark).join(`.{${between}}`)).test(board),
  )

/** How a game of strings has ended, if it has. */
export function resultOf(shape: BoardShape, board: string): string {
  if (hasLine(shape, board, 'X')) return 'line 0'
  if (hasLine(shape, board, 'O')) return 'line 1'
  return board.includes('.') ? 'goes on' : 'full null'
}
