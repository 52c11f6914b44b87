import type { PairList } from '../word-pair.ts'

export const places: PairList = [
  ['图书馆', '书店', 'medium'],
  ['超市', '菜市场', 'medium'],
  ['医院', '诊所', 'hard'],
  ['动物园', '水族馆', 'medium'],
  ['电影院', '剧场', 'medium'],
  ['宾馆', '民宿', 'hard'],
  ['咖啡馆', '茶楼', 'medium'],
  ['银行', '邮局', 'easy'],
  ['网吧', '游戏厅', 'medium'],
  ['寺庙', '道观', 'hard'],
  ['机场', '火车站', 'medium'],
]
