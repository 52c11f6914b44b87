import type { Choice, Field } from '../contract/field.ts'
import type { BoardShape } from './board.ts'

const label = { en: 'Move', zh: '落子' } as const
const beside = [
  ...[
    'column',
    'row',
    'centre',
    'center',
    'middle',
    'corner',
    'edge',
    'position',
    'disk',
    'stone',
    'chip',
    'mark',
  ],
  ...['列', '行', '格', '格子', '位置', '棋子', '子', '中间', '中央', '中心', '角', '角落', '边'],
]

/** Every cell, or every column on a board on which marks fall. */
export function moveFields(shape: BoardShape): readonly Field[] {
  const known = fieldsOf.get(shape) ?? [
    { kind: 'choice', name: 'move', label, choices: choicesOf(shape), beside } as const,
  ]
  fieldsOf.set(shape, known)
  return known
}

const fieldsOf = new Map<BoardShape, readonly Field[]>()

/** The name of a cell as a move: `row,column`, or the column alone on a board on which marks fall. Counted from 1. */
export function moveName({ columns, falls }: BoardShape, cell: number): string {
  const column = (cell % columns) + 1
  return falls ? `${column}` : `${Math.floor(cell / columns) + 1},${column}`
}

function choicesOf(shape: BoardShape): readonly Choice[] {
  const { rows, columns, falls } = shape
  const cells = Array.from({ length: falls ? columns : rows * columns }, (_, cell) => cell)
  return cells.map((cell) => {
    const row = Math.floor(cell / columns) + 1
    const column = (cell % columns) + 1
    const en = falls ? `column ${column}` : `row ${row}, column ${column}`
    const zh = falls ? `第${column}列` : `第${row}行第${column}列`
    return {
      value: moveName(shape, cell),
      label: { en, zh },
      also: falls ? columnNames(column) : cellNames(row, column),
      earlier: [],
    }
  })
}

const columnNames = (column: number) => [
  `col ${column}`,
  `c${column}`,
  `col${column}`,
  `column${column}`,
  `${column}列`,
  `${column}号列`,
  `第 ${column} 列`,
]

/** The rows come first unless both are named. */
const cellNames = (row: number, column: number) => [
  ...[`row ${row} col ${column}`, `row ${row} and column ${column}`, `row ${row} and col ${column}`],
  ...[`column ${column} row ${row}`, `col ${column} row ${row}`, `column ${column} of row ${row}`],
  ...[
    `column ${column} and row ${row}`,
    `column ${column} in row ${row}`,
    `r${row}c${column}`,
    `r${row} c${column}`,
  ],
  ...[
    `第${row}行 第${column}列`,
    `${row}行${column}列`,
    `行${row}列${column}`,
    `行 ${row} 列 ${column}`,
    `第${row}行第${column}格`,
    `第${row}行第${column}个`,
  ],
  ...[
    `第${column}列第${row}行`,
    `第${column}列 第${row}行`,
    `第${row}行的第${column}列`,
    `第${row}行和第${column}列`,
  ],
]
