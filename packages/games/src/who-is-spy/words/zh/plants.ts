import type { PairList } from '../word-pair.ts'

export const plants: PairList = [
  ['荷花', '睡莲', 'hard'],
  ['牡丹', '玫瑰', 'medium'],
  ['竹子', '芦苇', 'medium'],
  ['柳树', '杨树', 'hard'],
  ['梅花', '桃花', 'hard'],
  ['银杏', '枫树', 'hard'],
  ['仙人掌', '芦荟', 'medium'],
  ['向日葵', '油菜花', 'medium'],
  ['水稻', '小麦', 'hard'],
]
