import type { PairList } from '../word-pair.ts'

export const tools: PairList = [
  ['锤子', '斧头', 'medium'],
  ['剪刀', '指甲钳', 'medium'],
  ['钳子', '扳手', 'hard'],
  ['胶水', '胶带', 'medium'],
  ['螺丝刀', '电钻', 'medium'],
  ['铁锹', '锄头', 'hard'],
  ['打火机', '火柴', 'medium'],
  ['梯子', '脚手架', 'medium'],
]
