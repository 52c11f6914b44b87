import type { Rng, Seat } from '@wis/engine'
import type { Ruleset } from './schema.ts'

/**
 * The living players in seat order from the starter, wrapping round. If the starter is out, it begins with the next
 * one.
 */
export function speakingOrder(living: readonly Seat[], starter: Seat): readonly Seat[] {
  return [...living.filter((seat) => seat >= starter), ...living.filter((seat) => seat < starter)]
}

/** The speakers of the first round. If orders are shuffled, the starter is still the first. */
export function firstOrder(
  { orders, arrangement }: Ruleset,
  { seats, starter }: { readonly seats: readonly Seat[]; readonly starter: Seat },
  rng: Rng,
): readonly Seat[] {
  if (arrangement) return arrangement.speakers
  if (orders !== 'shuffled') return speakingOrder(seats, starter)
  return [starter, ...rng.shuffle(seats.filter((seat) => seat !== starter))]
}
