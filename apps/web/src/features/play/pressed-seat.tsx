import type { Seat } from '@wis/engine'
import { usePress } from '../scene/press.ts'

/** A layer over a seat that the person may name: pressing the seat is the answer. */
export function PressedSeat({ seat }: { seat: Seat }) {
  const at = usePress((place) => place.on === 'seat' && place.seat === seat)
  const [move] = at?.moves ?? []
  if (!at || !move) return null
  return (
    <button
      type="button"
      aria-label={move.label}
      aria-pressed={move.isPicked}
      data-testid="press-seat"
      className="absolute -inset-1 cursor-pointer rounded-card border border-dashed border-brass transition-colors hover:bg-brass/15 aria-pressed:border-2 aria-pressed:border-solid"
      onClick={() => {
        at.press(move.value)
      }}
    />
  )
}
