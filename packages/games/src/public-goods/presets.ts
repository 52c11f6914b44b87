import type { PublicGoodsRuleset } from './events.ts'

const arena: PublicGoodsRuleset = {
  id: 'arena',
  players: 3,
  rounds: 5,
  endowment: 100,
  multiplierTenths: 20,
  slips: { tries: 2, then: 'harmless' },
  turnLimitMs: 30_000,
}

/** The seven multipliers of the study MAgIC. */
const multipliers = [10, 12, 15, 18, 20, 25, 30] as const

export const studiedSettings = multipliers.map((multiplierTenths): PublicGoodsRuleset => ({
  ...arena,
  id: `magic-${multiplierTenths / 10}`,
  multiplierTenths,
}))

export const publicGoodsPresets = [arena, ...studiedSettings] as const
