import type { PairList } from '../word-pair.ts'

export const clothing: PairList = [
  ['围巾', '领带', 'easy'],
  ['手套', '袜子', 'easy'],
  ['拖鞋', '凉鞋', 'hard'],
  ['旗袍', '婚纱', 'easy'],
  ['羽绒服', '棉袄', 'hard'],
  ['草帽', '斗笠', 'hard'],
  ['戒指', '手镯', 'medium'],
  ['纽扣', '拉链', 'medium'],
]
