import type { PairList } from '../word-pair.ts'

export const sport: PairList = [
  ['乒乓球', '羽毛球', 'medium'],
  ['篮球', '足球', 'easy'],
  ['游泳', '潜水', 'medium'],
  ['滑冰', '滑雪', 'medium'],
  ['太极拳', '广场舞', 'easy'],
  ['瑜伽', '普拉提', 'hard'],
  ['拳击', '摔跤', 'medium'],
  ['跳绳', '毽子', 'medium'],
  ['奖杯', '金牌', 'hard'],
]
