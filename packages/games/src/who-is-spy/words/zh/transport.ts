import type { PairList } from '../word-pair.ts'

export const transport: PairList = [
  ['地铁', '公交车', 'medium'],
  ['高铁', '飞机', 'easy'],
  ['出租车', '网约车', 'hard'],
  ['自行车', '电瓶车', 'medium'],
  ['游轮', '渡船', 'medium'],
  ['直升机', '热气球', 'easy'],
  ['缆车', '摩天轮', 'medium'],
  ['救护车', '消防车', 'medium'],
  ['卡车', '拖拉机', 'medium'],
]
