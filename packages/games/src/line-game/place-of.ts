import type { InBoth } from '@wis/engine'
import { phrase } from '../define/sentences.ts'
import { moveName } from './board.ts'
import type { BoardShape } from './board.ts'
import { says } from './content/generated/view.ts'

const places = [
  ...(['top-left', 'top', 'top-right', 'left', 'centre', 'right'] as const),
  ...(['bottom-left', 'bottom', 'bottom-right'] as const),
]

/** What people call a move: a column that discs fall into, or the place of a cell on a board of nine. */
export function placeOf(shape: BoardShape, cell: number): InBoth<string> | string {
  const move = moveName(shape, cell)
  if (shape.falls) return phrase(says.column, { column: move })
  const place = shape.rows * shape.columns === places.length ? places[cell] : undefined
  return place === undefined ? move : says.places[place]
}
