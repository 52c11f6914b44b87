import type { ChameleonRuleset } from './schema.ts'

/** In the other rulesets the secret word is one of eight that a chameleon knows only from earlier matches, or from the documents. */
const listed: ChameleonRuleset = {
  id: 'listed',
  players: 3,
  clueLimit: { en: 400, zh: 120 },
  wordInClue: 'out',
  listsWords: true,
  slips: { tries: 2, then: 'harmless' },
  turnLimitMs: 30_000,
}

const arena: ChameleonRuleset = {
  id: 'arena',
  players: 3,
  clueLimit: { en: 400, zh: 120 },
  wordInClue: 'out',
  slips: { tries: 2, then: 'harmless' },
  turnLimitMs: 30_000,
}

/** The study MAgIC has three players, and names no penalty for a clue with the word. */
const magic: ChameleonRuleset = { ...arena, id: 'magic', wordInClue: 'allowed' }

/** A table at which a seat may leave and the others still vote. */
const five: ChameleonRuleset = { ...arena, id: 'five', players: 5 }

export const chameleonPresets = [listed, arena, magic, five] as const
