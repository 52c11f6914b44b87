import type { PairList } from '../word-pair.ts'

export const media: PairList = [
  ['newspaper', 'magazine', 'hard'],
  ['radio', 'television', 'medium'],
  ['novel', 'biography', 'medium'],
]
