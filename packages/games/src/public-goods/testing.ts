import { tableFor } from '../contract/testing/played-by-hand.ts'
import { publicGoods } from './kit.ts'

/** A match that a test plays answer by answer, or by rounds as one investment for each seat. */
export const atTheTable = tableFor(publicGoods, null)

export type PublicGoodsTestMatch = ReturnType<typeof atTheTable>
