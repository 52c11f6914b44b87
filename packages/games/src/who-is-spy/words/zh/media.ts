import type { PairList } from '../word-pair.ts'

export const media: PairList = [
  ['报纸', '杂志', 'medium'],
  ['电视剧', '电影', 'medium'],
  ['直播', '短视频', 'medium'],
]
