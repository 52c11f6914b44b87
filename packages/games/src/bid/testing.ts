import { tableOf } from '../contract/testing/played-by-hand.ts'
import type { TestMatchOptions } from '../contract/testing/played-by-hand.ts'
import { bid } from './kit.ts'
import type { BidState } from './view.ts'

interface Options extends TestMatchOptions<Partial<BidState['ruleset']>> {
  /** For each auction the value of each seat. */
  readonly values?: readonly (readonly number[])[]
}

/** A match with these values, one auction for each pair of them, that a test plays by answers or by pairs of bids. */
export const atTheTable = ({ ruleset, values = [[400, 600]], ...options }: Options = {}) =>
  tableOf(bid, values, { ...options, ruleset: { auctions: values.length, ...ruleset } })

export type BidTestMatch = ReturnType<typeof atTheTable>
