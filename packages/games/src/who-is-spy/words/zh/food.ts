import type { PairList } from '../word-pair.ts'

export const food: PairList = [
  ['饺子', '馄饨', 'hard'],
  ['包子', '馒头', 'hard'],
  ['油条', '麻花', 'medium'],
  ['火锅', '麻辣烫', 'medium'],
  ['苹果', '梨子', 'hard'],
  ['西瓜', '哈密瓜', 'medium'],
  ['橘子', '柚子', 'hard'],
  ['荔枝', '龙眼', 'hard'],
  ['豆腐', '凉粉', 'medium'],
  ['棉花糖', '冰糖葫芦', 'easy'],
  ['蛋糕', '面包', 'medium'],
  ['土豆', '红薯', 'medium'],
  ['生姜', '大蒜', 'hard'],
  ['瓜子', '花生', 'medium'],
  ['酱油', '陈醋', 'medium'],
]
