import type { PairList } from '../word-pair.ts'

export const weather: PairList = [
  ['rain', 'snow', 'easy'],
  ['thunder', 'lightning', 'medium'],
  ['hurricane', 'tornado', 'hard'],
  ['fog', 'cloud', 'medium'],
]
