import type { PairList } from '../word-pair.ts'

export const weather: PairList = [
  ['闪电', '彩虹', 'easy'],
  ['冰雹', '暴雨', 'medium'],
  ['台风', '沙尘暴', 'easy'],
  ['露水', '白霜', 'hard'],
]
