import type { PairList } from '../word-pair.ts'

export const art: PairList = [
  ['国画', '油画', 'medium'],
  ['书法', '篆刻', 'medium'],
  ['剪纸', '刺绣', 'medium'],
  ['相声', '评书', 'medium'],
]
