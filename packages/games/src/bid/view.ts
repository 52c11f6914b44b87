import type { Seat } from '@wis/engine'
import { defineTable, list, number, viewOf, whole } from '../define/table.ts'
import { bidMoments } from './moments.ts'
import { scene } from './picture.ts'
import { events, highestBid, rules } from './table.ts'
import type { BidState, State } from './table.ts'

const arena = { players: 2, auctions: 10, leastValue: 10, mostValue: 1_000, ceiling: 'value' } as const

/** What can happen in a match, and what whoever watches it sees. */
export const table = defineTable({
  id: 'bid',
  seats: [2, 2],
  rules,
  slips: ['random', 'harmless'],
  presets: {
    arena: { ...arena, slips: { tries: 2, then: 'harmless' } },
    // One auction, as LLMArena plays it: after three refused answers a bid is drawn.
    llmarena: { ...arena, auctions: 1, slips: { tries: 3, then: 'random' } },
  },
  events,
  start: (_, each): State => ({
    auction: 0,
    isOpen: false,
    drawn: null,
    values: each(null),
    sealed: each(false),
    made: each(null),
    past: [],
  }),
  // Nobody is asked before its value is dealt.
  asks: ({ auction, isOpen, sealed, made, drawn, values }) => {
    const isDealt = (at: Seat) => drawn === null || values[at] !== null
    const seats = [...sealed.keys()].filter((at) => !sealed[at] && made[at] === null && isDealt(at))
    return isOpen ? { kind: 'bid', round: auction, seats } : undefined
  },
  moves: {
    bid: {
      fields: {
        bid: number(
          { en: 'Bid in cents', zh: '出价（分）' },
          {
            least: 0,
            most: (known: Pick<BidState, 'ruleset' | 'values'>, at) => highestBid(known, at),
            above: 'above-ceiling',
            beside: ['bids', 'bidding'],
          },
        ),
      },
      as: ({ bid }) => ({ type: 'bid-made', bid }),
      from: { 'bid-made': ({ bid }) => ({ bid }) },
      sealed: 'bid-sealed',
      harmless: () => ({ type: 'bid-made', bid: 0 }),
    },
  },
  reasons: { 'above-ceiling': { en: 'the bid is too high', zh: '出价过高' } },
  on: {
    'values-drawn': (_, { values: drawn }) => ({ drawn }),
    'auction-opened': ({ made }, { auction }) => ({
      auction,
      isOpen: true,
      values: made.map(() => null),
      sealed: made.map(() => false),
      made: made.map(() => null),
    }),
    'value-dealt': ({ values }, { seat: to, value }) => ({ values: values.with(to, value) }),
    'bid-made': ({ made }, { seat: by, bid, given }) => ({ made: made.with(by, { bid, given }) }),
    'bid-sealed': ({ sealed }, { seat: by }) => ({ sealed: sealed.with(by, true) }),
    'auction-ended': ({ made, values, past }, { bids, winner, byChance }) => {
      const given = made.map((own) => own?.given ?? false)
      const all = bids.map((bid, at) => ({ bid, given: given[at] ?? false }))
      return { isOpen: false, made: all, past: [...past, { values, bids, winner, byChance, given }] }
    },
    'values-revealed': ({ values, past }, { values: drawn }) => {
      const known = past.map((one, index) => ({ ...one, values: drawn[index] ?? one.values }))
      return { drawn, values: known.at(-1)?.values ?? values, past: known }
    },
  },
  end: {
    reason: 'auctions-played',
    points: list(whole(), 2),
    says: ({ points }: { readonly points: readonly number[] }, { language, nameOf }) => {
      const zh = language === 'zh'
      const each = points.map((own, by) => `${nameOf(by)}${zh ? `共赚${own}分` : ` gained ${own}`}`)
      return zh ? `对局结束：${each.join('，')}。` : `The match is over: ${each.join(', ')}.`
    },
  },
  scene,
  moments: bidMoments,
})

export const view = viewOf(table)
