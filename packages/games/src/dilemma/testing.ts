import { tableFor } from '../contract/testing/played-by-hand.ts'
import type { TestMatchOptions } from '../contract/testing/played-by-hand.ts'
import { dilemma } from './kit.ts'
import type { DilemmaState } from './view.ts'

/** A match that a test plays answer by answer, or by rounds as one letter for each seat, such as `CDD`. */
export function atTheTable(options?: TestMatchOptions<Partial<DilemmaState['ruleset']>>) {
  const table = tableFor(dilemma, null)(options)
  return { ...table, play: (...rounds: readonly string[]) => table.play([...rounds.join('')]) }
}

export type DilemmaTestMatch = ReturnType<typeof atTheTable>
