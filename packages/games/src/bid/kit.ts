import { centsReader } from '../contract/reading/in-cents.ts'
import { defineGame } from '../define/index.ts'
import type { HouseAsked } from '../define/index.ts'
import { leadersOf, ownRounds, sumOf, unseal } from '../define/table.ts'
import { texts } from './content/generated/texts.ts'
import { gainedIn, highestBid, soldIn, table, wonBy } from './view.ts'
import type { BidState } from './view.ts'

/** What the goods are worth to oneself is no bid. */
const ownValue = /"(?:my[ _]?)?(?:private[ _]?)?(?:value|valuation|worth|价值|估值|估价)"\s*:/giu

/** Distances from the equilibrium are counted in parts of half the value. */
const partsOfHalf = 10_000
/** A bid below this part of the value wins against nobody who bids. */
const leastPart = 1 / 20

export const bid = defineGame({
  ...table,
  ...texts.game(({ auctions, ceiling }: BidState['ruleset']) => ({
    one: auctions === 1,
    free: ceiling === 'none',
  })),
  moves: {
    bid: { ...table.moves.bid, read: centsReader(ownValue, (read) => ({ bid: Number(read['bid'] ?? 0) })) },
  },
  genre: 'numbers',
  thinkingTime: 3,
  glyph: 'M3 6h18v12H3zM3 7l9 6.5L21 7',
  check: ({ leastValue, mostValue }) =>
    leastValue <= mostValue
      ? undefined
      : { field: 'leastValue', fault: 'The least value is above the highest one.' },
  /** For each auction the value of each seat, each drawn apart from the others. */
  draw: ({ auctions, leastValue, mostValue }, _, rng): readonly (readonly number[])[] => {
    const value = () => leastValue + rng.int(mostValue - leastValue + 1)
    return Array.from({ length: auctions }, () => [value(), value()])
  },
  begin: (_, values) => [{ type: 'values-drawn', values }],
  next: (sealed, rng) => {
    const now = unseal(sealed)
    const { past, bySeat, ruleset, round: auction } = now
    const drawn = past['values-drawn'][0]?.values ?? []
    if (now.isOpen) {
      const bids = bySeat['bid-made'].map((own) => own?.bid ?? 0)
      const [first = 0, second = 0] = bids
      const byChance = first === second
      const winner = byChance ? rng.int(2) : first > second ? 0 : 1
      return [{ type: 'auction-ended', auction, bids, winner, byChance }]
    }
    if (auction < ruleset.auctions) {
      const dealt =
        drawn[auction]?.map((value, seat) => ({ type: 'value-dealt', seat, value }) as const) ?? []
      return [{ type: 'auction-opened', auction: auction + 1 }, ...dealt]
    }
    return [
      { type: 'values-revealed', values: drawn },
      { type: 'match-ended', points: gainedIn(now) },
    ]
  },
  pointsWithin: ({ auctions, mostValue, ceiling }) => [
    ceiling === 'none' ? -auctions * mostValue : 0,
    auctions * mostValue,
  ],
  // A bid that the rules made for a seat is no bid of its own.
  count: (now, seat) => {
    const sold = soldIn(now)
    const own = ownRounds(seat, now.past['bid-made'], sold).map(({ values, bids }) => ({
      value: values[seat] ?? 0,
      amount: bids[seat] ?? 0,
    }))
    return {
      auctions: sold.length,
      won: wonBy(now, seat),
      bids: own.length,
      gap: sumOf(own.map(({ value, amount }) => Math.round((partsOfHalf * (2 * amount - value)) / value))),
      'gap-parts': partsOfHalf * own.length,
      overbids: own.filter(({ value, amount }) => 2 * amount > value).length,
      'above-value':
        own.filter(({ value, amount }) => amount > value).length + (now.faults[seat]?.['above-ceiling'] ?? 0),
      'best-won': sold.filter(({ values, winner }) => leadersOf(values.map(Number)).includes(winner)).length,
    }
  },
  rates: texts.rates({
    'equilibrium-gap': { isRatio: true, of: ['gap'], per: ['gap-parts'] },
    'overbid-rate': { better: 'fewer', of: ['overbids'], per: ['bids'] },
    'above-value-rate': { better: 'fewer', of: ['above-value'], per: ['answers'] },
    'auction-win-rate': { of: ['won'], per: ['auctions'] },
    'points-per-auction': { better: 'more', unit: 'points', of: ['points'], per: ['auctions'] },
    'best-won-rate': { of: ['best-won'], per: ['auctions'] },
  }),
  conduct: 'equilibrium-gap',
  board: {
    order: 'mean-points',
    columns: ['equilibrium-gap', 'overbid-rate', 'auction-win-rate', 'refused-rate'],
  },
  // Of the values a seat knows its own; of the bids in an open auction too.
  observe: texts.observed((now: BidState, seat) => {
    const { ruleset, aliases, bySeat, round } = now
    const data = {
      auction: round,
      auctions: ruleset.auctions,
      values: { least: ruleset.leastValue, most: ruleset.mostValue },
      ceiling: ruleset.ceiling,
      you: aliases[seat] ?? '',
      players: aliases,
      value: bySeat['value-dealt'][seat]?.value ?? null,
      highestBid: highestBid(now, seat),
      bid: bySeat['bid-made'][seat]?.bid ?? null,
      gained: gainedIn(now)[seat] ?? 0,
      past: soldIn(now).map((one) => ({
        bids: one.bids,
        winner: aliases[one.winner] ?? '',
        byChance: one.byChance,
        yourValue: one.values[seat] ?? null,
        youGained: one.gains[seat] ?? null,
      })),
    }
    const rival = 1 - seat
    return { data, told: { seat, rival, other: aliases[rival] ?? '', value: data.value ?? 0 } }
  }),
  integrity: {
    ...texts.of('integrity', 'counts'),
    isThrown: ({ event, before }) => {
      if (event.type !== 'bid-made') return undefined
      const value = before.bySeat['value-dealt'][event.seat]?.value ?? null
      return value === null ? undefined : event.bid > value || event.bid < leastPart * value
    },
  },
  // Weakest first, by what each gains. The truthful one wins many auctions and gains nothing in any of them, so even
  // chance does better.
  house: texts.house<BidState>({
    truthful: (asked) => ({ bid: valueOf(asked) }),
    random: ({ state, seat, rng }) => ({ bid: rng.int(highestBid(state, seat) + 1) }),
    half: (asked) => ({ bid: Math.floor(valueOf(asked) / 2) }),
  }),
  studies: {
    metrics: texts.measures({
      'median-gap': { isRatio: true, isMedian: true, of: ['gap'], per: ['gap-parts'] },
    }),
  },
  sideBySide: {
    llmarena: {
      publishedAs: 'Bid',
      ruleset: 'llmarena',
      value: { kind: 'metric', metric: 'points-per-auction' },
    },
  },
})

const valueOf = ({ state, seat }: HouseAsked<BidState>) => state.bySeat['value-dealt'][seat]?.value ?? 0
