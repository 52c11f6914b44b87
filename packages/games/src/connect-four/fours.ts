import { connectFourShape } from './shape.ts'

const { rows, columns, toWin } = connectFourShape

const directions = [
  [0, 1],
  [1, 0],
  [1, 1],
  [1, -1],
] as const

/** All lines of four cells on the board. */
export const fours: readonly (readonly number[])[] = directions.flatMap(([down, right]) =>
  Array.from({ length: rows * columns }, (_, start) => fourFrom(start, down, right)).filter(
    (four) => four.length === toWin,
  ),
)

function fourFrom(start: number, down: number, right: number): readonly number[] {
  const [row, column] = [Math.floor(start / columns), start % columns]
  const [lastRow, lastColumn] = [row + 3 * down, column + 3 * right]
  if (lastRow >= rows || lastColumn < 0 || lastColumn >= columns) return []
  return [0, 1, 2, 3].map((step) => (row + step * down) * columns + column + step * right)
}

/** For each cell, the numbers of the fours that it is part of. */
export const foursThrough: readonly Uint8Array[] = Array.from({ length: rows * columns }, (_, cell) =>
  Uint8Array.from([...fours.keys()].filter((number) => fours[number]?.includes(cell))),
)
