import { tableOf } from '../contract/testing/played-by-hand.ts'
import type { TestMatchOptions } from '../contract/testing/played-by-hand.ts'
import { publicGoods } from './kit.ts'
import type { PublicGoodsState } from './view.ts'

/** A match that a test plays answer by answer, or by rounds as one investment for each seat. */
export function atTheTable(options?: TestMatchOptions<Partial<PublicGoodsState['ruleset']>>) {
  const table = tableOf(publicGoods, null, options)
  const play = (...rounds: readonly (readonly number[])[]) => table.play(...rounds.flat().map(String))
  return { ...table, play }
}

export type PublicGoodsTestMatch = ReturnType<typeof atTheTable>
