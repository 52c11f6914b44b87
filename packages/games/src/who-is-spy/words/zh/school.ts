import type { PairList } from '../word-pair.ts'

export const school: PairList = [
  ['铅笔', '钢笔', 'medium'],
  ['寒假', '暑假', 'medium'],
  ['作业', '试卷', 'medium'],
  ['高考', '考研', 'medium'],
]
