import { playedByHand } from '../contract/testing/played-by-hand.ts'
import type { TestMatchOptions } from '../contract/testing/played-by-hand.ts'
import { bid } from './kit.ts'
import type { BidState } from './view.ts'

interface Options extends TestMatchOptions<Partial<BidState['ruleset']>> {
  /** For each auction the value of each seat. */
  readonly values?: readonly (readonly number[])[]
}

/** A match with these values, one auction for each pair of them, that a test plays answer by answer. */
export function atTheTable({ ruleset: changed = {}, language = 'en', values = [[400, 600]] }: Options = {}) {
  const ruleset = { ...bid.setup.presets[0], auctions: values.length, ...changed }
  const { match, answer, last } = playedByHand(bid.rules, [0, 1], { ruleset, language, material: values })
  /** Auctions as a pair of bids each. */
  const play = (...auctions: readonly (readonly [number, number])[]) => {
    for (const bids of auctions) bids.forEach((amount, seat) => answer(seat, String(amount)))
  }
  return { match, answer, play, last }
}

export type BidTestMatch = ReturnType<typeof atTheTable>
