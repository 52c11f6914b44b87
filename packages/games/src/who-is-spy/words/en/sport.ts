import type { PairList } from '../word-pair.ts'

export const sport: PairList = [
  ['tennis', 'badminton', 'medium'],
  ['soccer', 'rugby', 'medium'],
  ['baseball', 'cricket', 'medium'],
  ['basketball', 'volleyball', 'medium'],
  ['skiing', 'snowboarding', 'hard'],
  ['boxing', 'wrestling', 'medium'],
  ['marathon', 'triathlon', 'hard'],
  ['golf', 'billiards', 'easy'],
  ['judo', 'karate', 'hard'],
]
