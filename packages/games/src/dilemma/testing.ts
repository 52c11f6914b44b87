import { playedByHand } from '../contract/testing/played-by-hand.ts'
import type { TestMatchOptions } from '../contract/testing/played-by-hand.ts'
import { dilemma } from './kit.ts'
import type { Choice } from './payoff.ts'
import type { DilemmaState } from './view.ts'

/** A match that a test plays answer by answer. */
export function atTheTable({
  ruleset: changed = {},
  language = 'en',
}: TestMatchOptions<Partial<DilemmaState['ruleset']>> = {}) {
  const ruleset = { ...dilemma.setup.presets[0], ...changed }
  const seats = [...Array(ruleset.players).keys()]
  const { match, answer, last } = playedByHand(dilemma.rules, seats, { ruleset, language, material: null })
  /** Rounds as one letter for each seat, such as `CDD`. */
  const play = (...rounds: readonly string[]) => {
    for (const round of rounds) choicesOf(round).forEach((choice, seat) => answer(seat, choice))
  }
  return { match, answer, play, last }
}

export type DilemmaTestMatch = ReturnType<typeof atTheTable>

export const choicesOf = (letters: string): readonly Choice[] =>
  [...letters].map((letter) => (letter === 'D' ? 'defect' : 'cooperate'))
