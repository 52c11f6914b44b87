/**
 * Connect four once more, written apart from the rules: a board is a text of six rows, the top one first, with a slash
 * between rows, `.` for a free cell and `X` and `O` for discs.
 */
export const emptyBoard = Array(6).fill('.......').join('/')

const width = 8

export const legalColumns = (board: string): number[] =>
  [0, 1, 2, 3, 4, 5, 6].filter((column) => board.charAt(column) === '.')

export function dropped(board: string, column: number, disc: string): string {
  const free = [5, 4, 3, 2, 1, 0]
    .map((row) => row * width + column)
    .find((place) => board.charAt(place) === '.')
  if (free === undefined) throw new RangeError(`column ${column} is full`)
  return board.slice(0, free) + disc + board.slice(free + 1)
}

const fourOf = (disc: string) =>
  new RegExp(['', '.{7}', '.{8}', '.{6}'].map((between) => Array(4).fill(disc).join(between)).join('|'))
const fours: Readonly<Record<string, RegExp>> = { X: fourOf('X'), O: fourOf('O') }

export const hasFour = (board: string, disc: string): boolean => fours[disc]?.test(board) ?? false

export const isFull = (board: string): boolean => !board.includes('.')

/** Every row, column and diagonal as a text. */
function linesOf(board: string): string[] {
  const rows = board.split('/')
  const columns = rows.map((row, index) => [...row].map((disc, column) => ({ disc, index, column }))).flat()
  const gathered = (lineOf: (index: number, column: number) => number) => {
    const lines = new Map<number, string>()
    for (const { disc, index, column } of columns) {
      const line = lineOf(index, column)
      lines.set(line, (lines.get(line) ?? '') + disc)
    }
    return [...lines.values()]
  }
  return [
    ...rows,
    ...gathered((_, column) => column),
    ...gathered((row, column) => row - column),
    ...gathered((row, column) => row + column),
  ]
}

/** V = 10 (m₄ − o₄) + 5 (m₃ − o₃) + 2 (m₂ − o₂) for the one who has these discs. */
export function valueFor(board: string, disc: string): number {
  let value = 0
  for (const run of linesOf(board).flatMap((line) => line.match(/X+|O+/g) ?? [])) {
    const worth = run.length === 4 ? 10 : run.length === 3 ? 5 : run.length === 2 ? 2 : 0
    value += run.startsWith(disc) ? worth : -worth
  }
  return value
}
