import type { PairList } from '../word-pair.ts'

export const festivals: PairList = [
  ['月饼', '粽子', 'easy'],
  ['春联', '年画', 'medium'],
  ['鞭炮', '烟花', 'medium'],
  ['除夕', '中秋', 'easy'],
  ['清明', '重阳', 'medium'],
]
