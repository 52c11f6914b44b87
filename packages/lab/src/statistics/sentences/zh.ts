import type { SentenceTexts } from './sentence-texts.ts'

export const zh: SentenceTexts = {
  interval: (value, low, high) => `${value}，95% 区间 ${low} 至 ${high}`,
  deals: (count) => `${count} 副牌局`,
  dealsOf: (deals, contents) => `${contents} 份内容的 ${deals}`,
  percent: (number) => `${number}%`,
  percentPoints: (number) => `${number} 个百分点`,
  tooFew: '牌局太少，给不出区间',
  tooFewContents: '内容太少，给不出区间',
  noVariation: '每副牌局都一样',
  rough: '少数牌局影响过大，区间只是粗略的',
  better: (first, second, more) => `${first} 比 ${second} ${more}`,
  untold: (first, second, measure) => `${first} 与 ${second} 的${measure}分不出高下`,
  nothingSeen: (measure) => `没有观测到${measure}`,
  moreDeals: (count) => `大约再打 ${count} 副牌局就能分出`,
  moreContents: (count) => `大约再用 ${count} 份内容（每份同样多副牌局）就能分出`,
  hardlyTold: '再打多少牌局也很难分出',
  corrected: (comparisons) => `已按 ${comparisons} 次比较校正`,
  about: (statement, details) =>
    details.length === 0 ? `${statement}。` : `${statement}：${details.join('，')}。`,
  even: (choices) => `看不出对${choices}有偏好`,
  uneven: (choices) => `对${choices}的选择并不均匀`,
  chances: (p) => (p.startsWith('<') ? `p ${p}` : `p = ${p}`),
  votes: (count) => `${count} 次选择`,
  agreement: (coefficient) => `评分者之间的一致性（${coefficient}）`,
  items: (count) => `${count} 项`,
  finds: (deals, difference, power) => `${deals}能以 ${power} 的把握发现 ${difference}的差异。`,
}
