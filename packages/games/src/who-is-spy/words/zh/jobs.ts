import type { PairList } from '../word-pair.ts'

export const jobs: PairList = [
  ['医生', '护士', 'easy'],
  ['警察', '保安', 'easy'],
  ['快递小哥', '外卖骑手', 'hard'],
  ['律师', '法官', 'medium'],
  ['理发师', '化妆师', 'medium'],
  ['消防员', '救生员', 'medium'],
  ['会计', '出纳', 'hard'],
  ['保姆', '月嫂', 'hard'],
  ['导游', '空姐', 'easy'],
  ['裁缝', '鞋匠', 'medium'],
]
