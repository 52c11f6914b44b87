import type { PairList } from '../word-pair.ts'

export const nature: PairList = [
  ['太阳', '月亮', 'easy'],
  ['瀑布', '小溪', 'medium'],
  ['沙漠', '草原', 'easy'],
  ['火山', '温泉', 'easy'],
  ['珊瑚', '贝壳', 'medium'],
]
