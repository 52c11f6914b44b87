import type { PairList } from '../word-pair.ts'

export const music: PairList = [
  ['violin', 'cello', 'hard'],
  ['guitar', 'banjo', 'hard'],
  ['piano', 'accordion', 'medium'],
  ['flute', 'clarinet', 'hard'],
  ['drum', 'tambourine', 'medium'],
  ['opera', 'ballet', 'easy'],
  ['choir', 'orchestra', 'medium'],
]
