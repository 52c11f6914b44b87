import type { LineRuleset } from './events.ts'

const arena: LineRuleset = {
  id: 'arena',
  players: 2,
  games: 2,
  hints: true,
  slips: { tries: 2, then: 'lose' },
  turnLimitMs: 30_000,
}

/** One game, as LLMArena plays it: after three refused answers a move is drawn. */
const llmarena: LineRuleset = {
  ...arena,
  id: 'llmarena',
  games: 1,
  slips: { tries: 3, then: 'random' },
}

/** The presets of every game of lines. */
export const linePresets = [arena, llmarena] as const

/** A game that is won counts one, and one that is lost one less. */
export const linePoints = ({ games }: LineRuleset): readonly [number, number] => [-games, games]
