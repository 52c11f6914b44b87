import type { PairList } from '../word-pair.ts'

export const festivals: PairList = [
  ['christmas', 'easter', 'medium'],
  ['carnival', 'halloween', 'medium'],
  ['birthday', 'anniversary', 'medium'],
]
