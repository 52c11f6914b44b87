import type { Rng } from '@wis/engine'
import type { BidRuleset, Values } from './events.ts'

/** The values of all auctions of a match, each drawn apart from the others. */
export function drawValues({ auctions, leastValue, mostValue }: BidRuleset, rng: Rng): Values {
  const value = () => leastValue + rng.int(mostValue - leastValue + 1)
  return Array.from({ length: auctions }, () => [value(), value()])
}
