import type { Seat } from '@wis/engine'
import type { CSSProperties } from 'react'
import { seatColour } from '../../match/table/seat-chip.tsx'
import type { Stage } from '../arrow-path.ts'
import { onOval, tenth } from '../oval.ts'
import type { Place } from '../oval.ts'
import styles from './round-table.module.css'

/** The places at a table with words beside its seats. The seats at its ends are higher, with their words below. */
export function tablePlace(seat: Seat, seats: number): Place {
  const { x, y } = onOval(seat, seats, 39.5)
  return { x, y: Math.abs(y - 50) < 12 ? tenth(y - 8) : y }
}

/**
 * The side of a seat at a wide table on which its words appear: in the corners of the room, because the table is
 * round.
 */
export function wordsOf({ x, y }: Place): 'left' | 'right' | 'above' | 'below' {
  if (x >= 20 && x <= 40) return 'left'
  if (x >= 60 && x <= 80) return 'right'
  // Below the nearest seat there are the controls.
  if (y > 75) return 'right'
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

const wide = { width: 1000, height: 600, gap: 62, className: styles.wide, place: tablePlace }
const narrow = { width: 360, height: 490, gap: 40, className: styles.narrow, place: narrowPlace }

/** The two shapes of the stage: there is one table, drawn once for each. */
export const shapes = { wide, narrow } as const
export type ShapeName = keyof typeof shapes

export type Shape = Stage & {
  readonly className: string | undefined
  readonly place: (seat: number, seats: number) => Place
}

/** The position of a seat at both shapes of the table. */
export function placeStyle(seat: number, seats: number): CSSProperties {
  const there = tablePlace(seat, seats)
  const onPhone = narrowPlace(seat, seats)
  const places: Record<`--${string}`, string> = {
    '--wide-x': `${there.x}%`,
    '--wide-y': `${there.y}%`,
    '--wide-room': roomFor(there),
    '--wide-lift': lift(there),
    // Below the words of the nearest seat there are the controls.
    '--fewer': there.y > 75 && there.x > 40 && there.x < 60 ? '1' : '0',
    // Words beside a far seat begin above it, because below it there is the table.
    '--wide-rise': there.y < 40 ? '-1.75rem' : '0',
    // Words below a seat at an end of the table keep to its outer side, off the rim.
    '--wide-shift': there.x < 50 ? 'calc(var(--size) / 2 - 100%)' : 'calc(var(--size) / -2)',
    '--wide-cross': there.x < 50 ? 'flex-end' : 'flex-start',
    // Beside words, what is laid on a portrait grows away from them.
    '--wide-grow': wordsOf(there) === 'right' ? 'calc(-100% - 0.125rem) -1.125rem' : '0.5rem 0',
    '--wide-align': there.x < 50 ? 'right' : 'left',
    '--narrow-x': `${onPhone.x}%`,
    '--narrow-y': `${onPhone.y}%`,
    '--narrow-flow': onPhone.y < 40 ? 'column-reverse' : 'column',
    '--narrow-lift': lift(onPhone),
    '--seat': seatColour(seat),
  }
  return places
}

/** How far words beside a seat may reach: to the edge, and below the table not under the words of the next seat. */
const roomFor = ({ x, y }: Place) =>
  y > 75 && x > 40 && x < 60 ? '32%' : `calc(${tenth(Math.min(x, 100 - x))}% + var(--aside, 0px))`

/** Words are outside of the table: above the portrait for a seat on the far side. */
function lift({ y }: Place): string {
  return y < 40 ? 'calc(var(--size) / 2 - 100%)' : 'calc(var(--size) / -2)'
}
