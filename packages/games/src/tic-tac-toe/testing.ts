/**
 * Tic-tac-toe once more, written apart from the rules: a board is a text of nine cells, row by row from the top, with
 * `.` for a free cell and `X` and `O` for marks.
 */
export const emptyBoard = '.........'

const lines = ['012', '345', '678', '036', '147', '258', '048', '246']

export const freeCells = (board: string): number[] =>
  [...board].flatMap((cell, index) => (cell === '.' ? [index] : []))

export const withMark = (board: string, cell: number, mark: string): string =>
  board.slice(0, cell) + mark + board.slice(cell + 1)

export const hasThree = (board: string, mark: string): boolean =>
  lines.some((line) => [...line].every((cell) => board.charAt(Number(cell)) === mark))
