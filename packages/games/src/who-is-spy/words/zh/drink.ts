import type { PairList } from '../word-pair.ts'

export const drink: PairList = [
  ['豆浆', '牛奶', 'hard'],
  ['红茶', '咖啡', 'easy'],
  ['啤酒', '白酒', 'easy'],
  ['汽水', '果汁', 'medium'],
  ['奶茶', '酸奶', 'medium'],
  ['酸梅汤', '绿豆汤', 'hard'],
  ['白开水', '矿泉水', 'hard'],
  ['菊花茶', '蜂蜜水', 'medium'],
]
