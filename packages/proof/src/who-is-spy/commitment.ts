import type { Seat } from '@wis/engine'
import { canonicalJson } from '../canonical-json.ts'
import { hashText } from '../hash.ts'

/** Everything that chance decided before the first speech. */
export interface Deal {
  readonly seed: string
  readonly pair: readonly [string, string]
  readonly spySeat: Seat
  readonly starter: Seat
  /** Agent ids in seat order. */
  readonly seating: readonly string[]
}

/** Binds the platform to a deal without revealing it. Anybody who later learns deal and salt can check it. */
export function commitmentOf(deal: Deal, salt: string): string {
  const { seed, pair, spySeat, starter, seating } = deal
  return hashText(salt + canonicalJson({ seed, pair, spySeat, starter, seating }))
}
