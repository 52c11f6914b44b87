import type { CSSProperties } from 'react'
import { seatColour } from '../../../features/match/table/seat-chip.tsx'
import type { Place } from '../../../features/scene/ring-places.ts'
import { narrowPlace, tablePlace } from '../player/seating.ts'

/** The position of a seat at both shapes of the table. */
export function placeStyle(seat: number, seats: number): CSSProperties {
  const wide = tablePlace(seat, seats)
  const narrow = narrowPlace(seat, seats)
  const places: Record<`--${string}`, string> = {
    '--wide-x': `${wide.x}%`,
    '--wide-y': `${wide.y}%`,
    '--wide-room': `${Math.min(wide.x, 100 - wide.x)}%`,
    '--wide-lift': lift(wide),
    '--wide-rise': wide.y < 40 ? 'flex-end' : 'flex-start',
    '--narrow-x': `${narrow.x}%`,
    '--narrow-y': `${narrow.y}%`,
    '--narrow-flow': narrow.y < 40 ? 'column-reverse' : 'column',
    '--narrow-lift': lift(narrow),
    '--seat': seatColour(seat),
  }
  return places
}

/** Words are outside of the table: above the portrait for a seat on the far side. */
function lift({ y }: Place): string {
  return y < 40 ? 'calc(var(--size) / 2 - 100%)' : 'calc(var(--size) / -2)'
}
