import type { PairList } from '../word-pair.ts'

export const art: PairList = [
  ['painting', 'photograph', 'medium'],
  ['mosaic', 'tapestry', 'medium'],
  ['statue', 'puppet', 'easy'],
  ['graffiti', 'poster', 'medium'],
]
