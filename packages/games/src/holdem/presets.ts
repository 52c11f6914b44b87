import type { HoldemRuleset } from './schema.ts'

/** No cards come twice, so that nobody gains by remembering them. The luck of the cards is counted instead. */
const fresh: HoldemRuleset = {
  id: 'fresh',
  players: 2,
  deals: 20,
  twice: false,
  countsLuck: true,
  stack: 100,
  smallBlind: 1,
  bigBlind: 2,
  slips: { tries: 2, then: 'harmless' },
  turnLimitMs: 30_000,
}

/** For seasons that began with it. Who remembers the cards of a deal knows them when it comes back. */
const arena: HoldemRuleset = {
  id: 'arena',
  players: 2,
  deals: 10,
  twice: true,
  stack: 100,
  smallBlind: 1,
  bigBlind: 2,
  slips: { tries: 2, then: 'harmless' },
  turnLimitMs: 30_000,
}

const duplicate: HoldemRuleset = { ...arena, id: 'duplicate', deals: 1 }

/** One hand, as LLMArena plays it: after three refused answers an action is drawn. */
const llmarena: HoldemRuleset = {
  ...arena,
  id: 'llmarena',
  deals: 1,
  twice: false,
  slips: { tries: 3, then: 'random' },
}

/** One decision at the flop, after both have put in two chips. Everybody is asked about the same spots. */
const risk: HoldemRuleset = { ...llmarena, id: 'llmarena-risk', flopSpot: true, smallBlind: 2 }

/** Where cards come again, whoever remembers them gains by it. */
export const closedToSeasons = [arena.id, duplicate.id, risk.id]

export const holdemPresets = [fresh, arena, duplicate, llmarena, risk] as const
