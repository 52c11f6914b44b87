import type { BargainRuleset } from './events.ts'

const arena: BargainRuleset = {
  id: 'arena',
  players: 2,
  offers: 10,
  discreet: false,
  slips: { tries: 2, then: 'harmless' },
  turnLimitMs: 60_000,
}

/** The setting of the study LLMArena, which asks both not to tell their values. */
const llmarena: BargainRuleset = {
  ...arena,
  id: 'llmarena',
  discreet: true,
  slips: { tries: 3, then: 'random' },
}

export const bargainPresets = [arena, llmarena] as const
