import type { PairedDeal } from '../by-deal/deal-sums.ts'
import type { NumberKind } from '../compare.ts'
import stored from './populations.json' with { type: 'json' }

/** What house players showed in deals that were really played. Draws from it have a truth that no model made up. */
export interface Population {
  readonly name: string
  readonly kind: NumberKind
  readonly deals: readonly PairedDeal[]
}

const rates: readonly string[] = [
  'who-is-spy right votes',
  'who-is-spy fouls',
  'who-is-spy wins as spy',
  'holdem wins of hands',
  'chameleon right votes',
  'chameleon escapes',
  'bargain agreements',
  'avalon wins',
  'avalon right teams',
]

/** 500 deals of each meeting, as `playPopulations` played them once. */
export const storedPopulations: readonly Population[] = Object.entries(stored).map(([name, text]) =>
  populationOf(
    name,
    text.split(';').map((deal) => deal.split(' ').map(Number)),
  ),
)

/** `[first above, first below, second above, second below]` for each deal. */
export function populationOf(name: string, deals: readonly (readonly number[])[]): Population {
  const kind = rates.includes(name) ? 'rate' : 'mean'
  return { name, kind, deals: deals.map((deal, place) => pairedDeal(String(place), deal)) }
}

function pairedDeal(deal: string, [above, below, otherAbove, otherBelow]: readonly number[]): PairedDeal {
  return {
    deal,
    first: { deal, above: above ?? 0, below: below ?? 0 },
    second: { deal, above: otherAbove ?? 0, below: otherBelow ?? 0 },
  }
}
