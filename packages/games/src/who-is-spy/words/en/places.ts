import type { PairList } from '../word-pair.ts'

export const places: PairList = [
  ['lighthouse', 'watchtower', 'hard'],
  ['museum', 'gallery', 'hard'],
  ['hotel', 'hostel', 'hard'],
  ['airport', 'harbor', 'easy'],
  ['supermarket', 'pharmacy', 'easy'],
  ['castle', 'palace', 'hard'],
  ['library', 'bookstore', 'medium'],
  ['cinema', 'theater', 'medium'],
  ['zoo', 'aquarium', 'easy'],
  ['park', 'playground', 'medium'],
  ['hospital', 'clinic', 'hard'],
]
