import type { BidRuleset } from './events.ts'

const arena: BidRuleset = {
  id: 'arena',
  players: 2,
  auctions: 10,
  leastValue: 10,
  mostValue: 1_000,
  ceiling: 'value',
  slips: { tries: 2, then: 'harmless' },
  turnLimitMs: 30_000,
}

/** One auction, as LLMArena plays it: after three refused answers a bid is drawn. */
const llmarena: BidRuleset = {
  ...arena,
  id: 'llmarena',
  auctions: 1,
  slips: { tries: 3, then: 'random' },
}

export const bidPresets = [arena, llmarena] as const
