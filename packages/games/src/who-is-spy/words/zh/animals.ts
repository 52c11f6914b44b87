import type { PairList } from '../word-pair.ts'

export const animals: PairList = [
  ['蝴蝶', '蜻蜓', 'medium'],
  ['蜜蜂', '蚂蚁', 'medium'],
  ['青蛙', '蟾蜍', 'hard'],
  ['乌龟', '蜗牛', 'easy'],
  ['老虎', '狮子', 'easy'],
  ['松鼠', '刺猬', 'easy'],
  ['燕子', '麻雀', 'medium'],
  ['乌鸦', '喜鹊', 'medium'],
  ['水牛', '毛驴', 'easy'],
  ['鲸鱼', '海豚', 'medium'],
  ['蚊子', '苍蝇', 'medium'],
  ['熊猫', '考拉', 'easy'],
  ['龙虾', '螃蟹', 'easy'],
]
