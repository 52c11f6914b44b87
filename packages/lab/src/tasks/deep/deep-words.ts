import type { InBoth } from '@wis/engine'

interface Pair {
  readonly target: string
  readonly distractor: string
}

/** A word to describe, and another one of its kind that the description should not or should fit. */
export interface DeepWord {
  /** Counted from 1. */
  readonly number: number
  readonly domain: string
  readonly in: InBoth<Pair>
}

type Row = readonly [target: string, distractor: string, targetZh: string, distractorZh: string]

/** Eight domains with five words each, so that no domain decides a mean. */
const words: Readonly<Record<string, readonly Row[]>> = {
  animals: [
    ['dolphin', 'shark', '海豚', '鲨鱼'],
    ['owl', 'eagle', '猫头鹰', '老鹰'],
    ['camel', 'horse', '骆驼', '马'],
    ['bee', 'mosquito', '蜜蜂', '蚊子'],
    ['penguin', 'swan', '企鹅', '天鹅'],
  ],
  food: [
    ['dumpling', 'sandwich', '饺子', '三明治'],
    ['honey', 'jam', '蜂蜜', '果酱'],
    ['tofu', 'cheese', '豆腐', '奶酪'],
    ['watermelon', 'grape', '西瓜', '葡萄'],
    ['vinegar', 'soy sauce', '醋', '酱油'],
  ],
  household: [
    ['umbrella', 'raincoat', '雨伞', '雨衣'],
    ['mirror', 'window', '镜子', '窗户'],
    ['refrigerator', 'oven', '冰箱', '烤箱'],
    ['pillow', 'blanket', '枕头', '毯子'],
    ['candle', 'torch', '蜡烛', '手电筒'],
  ],
  science: [
    ['gravity', 'magnetism', '重力', '磁力'],
    ['photosynthesis', 'breathing', '光合作用', '呼吸作用'],
    ['vaccine', 'antibiotic', '疫苗', '抗生素'],
    ['eclipse', 'aurora', '日食', '极光'],
    ['enzyme', 'hormone', '酶', '激素'],
  ],
  technology: [
    ['neural network', 'database', '神经网络', '数据库'],
    ['password', 'fingerprint', '密码', '指纹'],
    ['satellite', 'drone', '人造卫星', '无人机'],
    ['compass', 'thermometer', '指南针', '温度计'],
    ['printer', 'scanner', '打印机', '扫描仪'],
  ],
  society: [
    ['election', 'examination', '选举', '考试'],
    ['tax', 'insurance', '税', '保险'],
    ['wedding', 'graduation', '婚礼', '毕业典礼'],
    ['librarian', 'bookseller', '图书管理员', '书店老板'],
    ['strike', 'holiday', '罢工', '假期'],
  ],
  sport: [
    ['chess', 'poker', '国际象棋', '扑克'],
    ['marathon', 'relay race', '马拉松', '接力赛'],
    ['surfing', 'skiing', '冲浪', '滑雪'],
    ['badminton', 'table tennis', '羽毛球', '乒乓球'],
    ['goalkeeper', 'referee', '守门员', '裁判员'],
  ],
  nature: [
    ['volcano', 'geyser', '火山', '间歇泉'],
    ['desert', 'beach', '沙漠', '海滩'],
    ['snow', 'hail', '雪', '冰雹'],
    ['bamboo', 'pine', '竹子', '松树'],
    ['river', 'canal', '河流', '运河'],
  ],
}

export const deepWords: readonly DeepWord[] = Object.entries(words)
  .flatMap(([domain, rows]) => rows.map((row) => ({ domain, row })))
  .map(({ domain, row: [target, distractor, targetZh, distractorZh] }, index) => ({
    number: index + 1,
    domain,
    in: { en: { target, distractor }, zh: { target: targetZh, distractor: distractorZh } },
  }))

/** So many words, as evenly from all domains as they divide. */
export function wordsFor(count: number): readonly DeepWord[] {
  const perDomain = Object.values(words)[0]?.length ?? 1
  const turn = ({ number }: DeepWord) => (number - 1) % perDomain
  return deepWords
    .toSorted((one, other) => turn(one) - turn(other) || one.number - other.number)
    .slice(0, count)
}
