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
export const populations: readonly Population[] = Object.entries(stored).map(([name, text]) => ({
  name,
  kind: rates.includes(name) ? 'rate' : 'mean',
  deals: text.split(';').map((deal, place) => pairedDeal(String(place), deal.split(' ').map(Number))),
}))

function pairedDeal(
  deal: string,
  [above = 0, below = 0, otherAbove = 0, otherBelow = 0]: number[],
): PairedDeal {
  return {
    deal,
    first: { deal, above, below },
    second: { deal, above: otherAbove, below: otherBelow },
  }
}
