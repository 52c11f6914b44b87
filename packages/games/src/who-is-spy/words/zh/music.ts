import type { PairList } from '../word-pair.ts'

export const music: PairList = [
  ['钢琴', '手风琴', 'medium'],
  ['小提琴', '二胡', 'medium'],
  ['吉他', '琵琶', 'medium'],
  ['笛子', '葫芦丝', 'hard'],
  ['唢呐', '小号', 'medium'],
  ['演唱会', '音乐节', 'medium'],
  ['摇篮曲', '儿歌', 'medium'],
]
