import type { PairList } from '../word-pair.ts'

export const body: PairList = [
  ['眉毛', '胡子', 'medium'],
  ['鼻子', '耳朵', 'easy'],
  ['膝盖', '手肘', 'hard'],
  ['指甲', '牙齿', 'medium'],
]
