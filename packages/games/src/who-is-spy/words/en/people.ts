import type { PairList } from '../word-pair.ts'

export const people: PairList = [
  ['neighbor', 'roommate', 'medium'],
  ['king', 'president', 'medium'],
  ['twin', 'cousin', 'medium'],
]
