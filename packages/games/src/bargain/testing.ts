import { tableOf } from '../contract/testing/played-by-hand.ts'
import type { TestMatchOptions } from '../contract/testing/played-by-hand.ts'
import { bargain } from './kit.ts'
import type { Instance } from './things.ts'
import type { BargainState } from './view.ts'

export const instance: Instance = {
  counts: [3, 2, 1],
  values: [
    [2, 1, 2],
    [0, 3, 4],
  ],
}

interface Options extends TestMatchOptions<Partial<BargainState['ruleset']>> {
  readonly dealt?: Instance
}

/** A match that a test plays answer by answer. */
export function atTheTable({ dealt = instance, ...options }: Options = {}) {
  const table = tableOf(bargain, dealt, options)
  return { ...table, answer: table.answerNext }
}

export type BargainTestMatch = ReturnType<typeof atTheTable>
