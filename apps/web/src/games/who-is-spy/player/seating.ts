import type { Seat } from '@wis/engine'
import { onOval, tenth } from '../../../features/scene/ring-places.ts'
import type { Place } from '../../../features/scene/ring-places.ts'

/** The places at a table with words beside its seats. The seats at its ends are higher, with their words below. */
export function tablePlace(seat: Seat, seats: number): Place {
  const { x, y } = onOval(seat, seats, 40)
  return { x, y: Math.abs(y - 50) < 12 ? tenth(y - 8) : y }
}

/**
 * The side of a seat at a wide table on which its words appear: in the corners of the room, because the table is
 * round.
 */
export function wordsOf({ x, y }: Place): 'left' | 'right' | 'above' | 'below' {
  if (x >= 22 && x <= 40) return 'left'
  if (x >= 60 && x <= 78) return 'right'
  return y < 40 ? 'above' : 'below'
}

/** Half of the seats along the top, the others back along the bottom: for a narrow stage. */
export function narrowPlace(seat: Seat, seats: number): Place {
  const above = Math.ceil(seats / 2)
  const isAbove = seat < above
  const row = isAbove ? above : seats - above
  const column = isAbove ? seat : seats - 1 - seat
  return { x: tenth((100 / row) * (column + 0.5)), y: isAbove ? 16 : 84 }
}
