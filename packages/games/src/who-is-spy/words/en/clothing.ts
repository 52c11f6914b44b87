import type { PairList } from '../word-pair.ts'

export const clothing: PairList = [
  ['glove', 'mitten', 'hard'],
  ['skirt', 'dress', 'medium'],
  ['jacket', 'coat', 'hard'],
  ['sandal', 'slipper', 'medium'],
  ['boot', 'sneaker', 'easy'],
  ['hat', 'cap', 'hard'],
  ['necklace', 'bracelet', 'medium'],
  ['sweater', 'hoodie', 'medium'],
  ['button', 'zipper', 'medium'],
]
