import type { Seat } from '@wis/engine'

/**
 * The living players in seat order from the starter, wrapping round. If the starter is out, it begins with the next
 * one.
 */
export function speakingOrder(living: readonly Seat[], starter: Seat): readonly Seat[] {
  return [...living.filter((seat) => seat >= starter), ...living.filter((seat) => seat < starter)]
}
