import type { HoldemRuleset } from './events.ts'

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

export const holdemPresets = [arena, duplicate, llmarena] as const
