import type { PairList } from '../word-pair.ts'

export const home: PairList = [
  ['枕头', '靠垫', 'hard'],
  ['被子', '毛毯', 'hard'],
  ['筷子', '叉子', 'easy'],
  ['扫帚', '拖把', 'hard'],
  ['窗帘', '屏风', 'medium'],
  ['蜡烛', '煤油灯', 'hard'],
  ['肥皂', '洗衣粉', 'hard'],
  ['脸盆', '水桶', 'hard'],
  ['蚊帐', '蚊香', 'medium'],
  ['炒锅', '蒸笼', 'easy'],
  ['沙发', '躺椅', 'hard'],
  ['牙刷', '梳子', 'easy'],
  ['衣柜', '行李箱', 'easy'],
]
