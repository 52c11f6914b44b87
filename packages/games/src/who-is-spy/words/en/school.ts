import type { PairList } from '../word-pair.ts'

export const school: PairList = [
  ['pencil', 'crayon', 'medium'],
  ['exam', 'homework', 'easy'],
  ['teacher', 'principal', 'medium'],
  ['dictionary', 'atlas', 'medium'],
]
