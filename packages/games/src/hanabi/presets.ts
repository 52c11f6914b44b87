import type { HanabiRuleset } from './schema.ts'

const standard: HanabiRuleset = {
  id: 'standard',
  players: 2,
  colours: 5,
  ranks: 5,
  handSize: 5,
  tokens: 8,
  lives: 3,
  bombed: 'zero',
  slips: { tries: 2, then: 'harmless' },
  turnLimitMs: 60_000,
}

/** The small game of LLMArena: two colours, two cards in the hand, and one life. */
const llmarena: HanabiRuleset = {
  ...standard,
  id: 'llmarena',
  colours: 2,
  handSize: 2,
  tokens: 3,
  lives: 1,
  slips: { tries: 3, then: 'random' },
}

export const hanabiPresets = [standard, llmarena] as const
