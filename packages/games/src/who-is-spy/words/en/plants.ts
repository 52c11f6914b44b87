import type { PairList } from '../word-pair.ts'

export const plants: PairList = [
  ['rose', 'tulip', 'medium'],
  ['oak', 'maple', 'medium'],
  ['pine', 'fir', 'hard'],
  ['daisy', 'sunflower', 'easy'],
  ['cactus', 'aloe', 'medium'],
  ['ivy', 'moss', 'medium'],
  ['basil', 'mint', 'hard'],
  ['bamboo', 'reed', 'hard'],
  ['lavender', 'lilac', 'hard'],
]
