import type { OlderEnd } from '../../contract/older-form.ts'
import { appealOf } from '../results/appeal.ts'
import type { SpyState } from '../state.ts'

/** The end of a match as the first tables and the oldest answers of the API have it. */
export function olderEnd(state: SpyState): OlderEnd | undefined {
  const { ending, spy, words, ruleset } = state
  if (ending?.kind !== 'decided' || spy === null || words === null) return undefined
  const { initialTotal, entryCost } = ruleset
  return { winner: ending.winner, spySeat: spy, words, initialTotal, entryCost, appeal: appealOf(state) }
}
