import type { PairList } from '../word-pair.ts'

export const nature: PairList = [
  ['river', 'lake', 'medium'],
  ['mountain', 'volcano', 'medium'],
  ['forest', 'jungle', 'hard'],
  ['sun', 'moon', 'easy'],
  ['waterfall', 'geyser', 'medium'],
]
