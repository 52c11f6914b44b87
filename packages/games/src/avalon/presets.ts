import type { AvalonRuleset } from './schema.ts'

/** The number of seats on each quest. */
export const questSizes = [2, 3, 2, 3, 3] as const
/** The side with so many quests has them all. */
export const questsToWin = 3

const classic: AvalonRuleset = {
  id: 'classic',
  players: 5,
  speechLimit: { en: 500, zh: 160 },
  refusals: { most: 5, then: 'evil-wins' },
  slips: { tries: 2, then: 'harmless' },
  turnLimitMs: 60_000,
}

/**
 * As the study InterIntent plays it: the second team of a quest goes without a vote. All seats note what they mean, and
 * have the time for six calls of a model.
 */
const interintent: AvalonRuleset = {
  ...classic,
  id: 'interintent',
  refusals: { most: 1, then: 'next-unvoted' },
  talkLimitMs: 240_000,
  notes: 'asked',
}

export const avalonPresets = [classic, interintent] as const
