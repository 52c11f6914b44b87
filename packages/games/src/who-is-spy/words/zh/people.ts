import type { PairList } from '../word-pair.ts'

export const people: PairList = [
  ['爷爷', '外公', 'hard'],
  ['邻居', '室友', 'medium'],
  ['新娘', '伴娘', 'medium'],
]
