import { tableOf } from '../contract/testing/played-by-hand.ts'
import type { TestMatchOptions } from '../contract/testing/played-by-hand.ts'
import { dilemma } from './kit.ts'
import type { Choice } from './payoff.ts'
import type { DilemmaState } from './view.ts'

/** A match that a test plays answer by answer, or by rounds as one letter for each seat, such as `CDD`. */
export function atTheTable(options?: TestMatchOptions<Partial<DilemmaState['ruleset']>>) {
  const table = tableOf(dilemma, null, options)
  return { ...table, play: (...rounds: readonly string[]) => table.play(...rounds.flatMap(choicesOf)) }
}

export type DilemmaTestMatch = ReturnType<typeof atTheTable>

export const choicesOf = (letters: string): readonly Choice[] =>
  [...letters].map((letter) => (letter === 'D' ? 'defect' : 'cooperate'))
