import type { Seat } from '@wis/engine'
import type { Tone } from '../../../components/avatar/portrait-of.ts'

const colours = ['bg-seat-1', 'bg-seat-2', 'bg-seat-3', 'bg-seat-4', 'bg-seat-5', 'bg-seat-6'] as const

/** A seat's number on its colour, the same in every view. */
export function SeatChip({ seat, className = '' }: { seat: Seat; className?: string | undefined }) {
  return (
    <span
      aria-hidden="true"
      className={`figures inline-grid size-5 shrink-0 place-items-center rounded-full text-xs font-semibold text-on-seat in-[.paper]:ring-1 in-[.paper]:ring-ink/35 ${colours[seat % colours.length] ?? ''} ${className}`}
    >
      {seat + 1}
    </span>
  )
}

/** The same colour for lines and rings, as a CSS value. */
export function seatColour(seat: Seat): string {
  return `var(--color-seat-${(seat % colours.length) + 1})`
}

/** The light of a portrait at the table. */
export function seatTone(seat: Seat): Tone {
  const number = (seat % colours.length) + 1
  return { room: `var(--seat-room-${number})`, lit: `var(--seat-lit-${number})` }
}
