import type { PlayerSpec } from '../define/index.ts'
import { highestBid } from './table.ts'
import type { BidState } from './table.ts'

/**
 * Weakest first, by what each gains. The truthful one wins many auctions and gains nothing in any of them, so even
 * chance does better.
 */
export const house: Readonly<Record<'truthful' | 'random' | 'half', PlayerSpec<BidState>>> = {
  truthful: {
    name: { en: 'Honest', zh: '实诚' },
    character: {
      en: 'Bids exactly what the item is worth to it, and so never gains anything.',
      zh: '估值多少就出多少，因此一分也赚不到。',
    },
    plays: ({ state, seat }) => ({ bid: state.values[seat] ?? 0 }),
  },
  random: {
    name: { en: 'Dice', zh: '骰子' },
    character: {
      en: 'Bids any amount that is legal, each as likely as the others.',
      zh: '在允许的范围内随便出价，每个数机会均等。',
    },
    plays: ({ state, seat, rng }) => ({ bid: rng.int(highestBid(state, seat) + 1) }),
  },
  half: {
    name: { en: 'Equilibrium', zh: '均衡' },
    character: {
      en: 'Bids half of its value: the best reply to another who does the same.',
      zh: '只出估值的一半：对方也这样出价时，没有更好的办法。',
    },
    plays: ({ state, seat }) => ({ bid: Math.floor((state.values[seat] ?? 0) / 2) }),
  },
}
