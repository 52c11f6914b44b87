import type { PairList } from '../word-pair.ts'

export const tools: PairList = [
  ['hammer', 'mallet', 'hard'],
  ['screwdriver', 'wrench', 'hard'],
  ['saw', 'axe', 'medium'],
  ['shovel', 'rake', 'easy'],
  ['ladder', 'scaffold', 'medium'],
  ['tape measure', 'ruler', 'medium'],
  ['flashlight', 'lantern', 'medium'],
  ['rope', 'chain', 'easy'],
]
