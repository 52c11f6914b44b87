import type { PairList } from '../word-pair.ts'

export const body: PairList = [
  ['elbow', 'knee', 'hard'],
  ['finger', 'toe', 'medium'],
  ['heart', 'lung', 'medium'],
  ['eye', 'ear', 'easy'],
  ['beard', 'mustache', 'hard'],
]
