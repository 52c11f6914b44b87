import type { PairList } from '../word-pair.ts'

export const transport: PairList = [
  ['bicycle', 'skateboard', 'easy'],
  ['bus', 'tram', 'hard'],
  ['train', 'subway', 'hard'],
  ['helicopter', 'airplane', 'medium'],
  ['ferry', 'yacht', 'easy'],
  ['canoe', 'kayak', 'hard'],
  ['truck', 'van', 'hard'],
  ['taxi', 'limousine', 'medium'],
  ['glider', 'parachute', 'easy'],
  ['elevator', 'escalator', 'medium'],
]
