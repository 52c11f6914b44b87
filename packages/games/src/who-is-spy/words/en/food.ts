import type { PairList } from '../word-pair.ts'

export const food: PairList = [
  ['butter', 'margarine', 'hard'],
  ['burger', 'kebab', 'easy'],
  ['pancake', 'waffle', 'medium'],
  ['apple', 'pear', 'medium'],
  ['lemon', 'lime', 'hard'],
  ['strawberry', 'raspberry', 'medium'],
  ['cake', 'pie', 'easy'],
  ['rice', 'pasta', 'easy'],
  ['soup', 'stew', 'hard'],
  ['honey', 'jam', 'medium'],
  ['cookie', 'cracker', 'medium'],
  ['ketchup', 'mustard', 'easy'],
  ['cucumber', 'zucchini', 'hard'],
  ['onion', 'garlic', 'medium'],
]
