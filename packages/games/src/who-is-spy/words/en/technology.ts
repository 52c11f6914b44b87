import type { PairList } from '../word-pair.ts'

export const technology: PairList = [
  ['laptop', 'tablet', 'medium'],
  ['printer', 'scanner', 'medium'],
  ['microscope', 'telescope', 'medium'],
  ['robot', 'drone', 'easy'],
  ['password', 'fingerprint', 'easy'],
  ['satellite', 'rocket', 'medium'],
  ['battery', 'solar panel', 'easy'],
]
