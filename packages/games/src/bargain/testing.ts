import type { Seat } from '@wis/engine'
import { playedByHand } from '../contract/testing/played-by-hand.ts'
import type { TestMatchOptions } from '../contract/testing/played-by-hand.ts'
import type { Instance } from './instances.ts'
import { bargain } from './kit.ts'
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
export function atTheTable({ ruleset = {}, language = 'en', dealt = instance }: Options = {}) {
  const { match, answerNext: answer } = playedByHand(bargain.rules, [0, 1], {
    ruleset: { ...bargain.setup.presets[0], ...ruleset },
    language,
    material: dealt,
  })
  return {
    match,
    answer,
    /** Several answers in turn, and the events of the last one. */
    play: (...texts: readonly string[]) => texts.map(answer).at(-1) ?? [],
    results: () => bargain.results.of(match.state),
    textFor: (seat: Seat) => bargain.wire.observe(match.stateOf(seat), seat).text,
  }
}

export type BargainTestMatch = ReturnType<typeof atTheTable>
