import type { DilemmaRuleset } from './events.ts'

const arena: DilemmaRuleset = {
  id: 'arena',
  players: 3,
  rounds: 5,
  payoffs: { allCooperate: 3, oneDefects: 5, severalDefect: 2 },
  talk: false,
  slips: { tries: 2, then: 'harmless' },
  turnLimitMs: 30_000,
}

const talk: DilemmaRuleset = { ...arena, id: 'talk', talk: true }

/** The seven settings of the study MAgIC. */
const settings = [
  [3, 5, 2],
  [3, 10, 2],
  [3, 20, 2],
  [3, 5, 3],
  [3, 5, 4],
  [3, 5, 5],
  [5, 5, 3],
] as const

export const studiedSettings = settings.map(([allCooperate, oneDefects, severalDefect]): DilemmaRuleset => ({
  ...arena,
  id: `magic-${allCooperate}-${oneDefects}-${severalDefect}`,
  payoffs: { allCooperate, oneDefects, severalDefect },
}))

export const dilemmaPresets = [arena, talk, ...studiedSettings] as const
