import type { PairList } from '../word-pair.ts'

export const games: PairList = [
  ['麻将', '扑克', 'medium'],
  ['象棋', '围棋', 'medium'],
  ['捉迷藏', '丢手绢', 'easy'],
  ['拼图', '积木', 'medium'],
  ['密室逃脱', '剧本杀', 'medium'],
]
