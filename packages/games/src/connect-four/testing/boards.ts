import type { Cells } from '../../line-game/board.ts'

/** The board with these rows, the top one first. Rows above them are free. Seat 0 has the X, seat 1 the O. */
export function boardOf(...rows: readonly string[]): Cells {
  const text = rows.join('').padStart(42, '.')
  return [...text].map((disc) => (disc === 'X' ? 0 : disc === 'O' ? 1 : null))
}

/** The board as a text like those of `by-strings`. */
export const textOf = (cells: Cells): string =>
  Array.from({ length: 6 }, (_, row) =>
    cells
      .slice(row * 7, row * 7 + 7)
      .map((seat) => (seat === null ? '.' : seat === 0 ? 'X' : 'O'))
      .join(''),
  ).join('/')
