/** The words of the sentences in one language. Numbers come ready to print. */
export interface SentenceTexts {
  /** A number and its interval. */
  interval(value: string, low: string, high: string): string
  deals(count: string): string
  /** Where contents were dealt more than once. */
  dealsOf(deals: string, contents: string): string
  percent(number: string): string
  /** Of a difference of two percentages. */
  percentPoints(number: string): string
  readonly tooFew: string
  readonly tooFewContents: string
  readonly noVariation: string
  readonly rough: string
  /** `more` says what the one with more does, such as "deceives better". */
  better(first: string, second: string, more: string): string
  untold(first: string, second: string, measure: string): string
  nothingSeen(measure: string): string
  moreDeals(count: string): string
  moreContents(count: string): string
  readonly hardlyTold: string
  corrected(comparisons: string): string
  /** Joins what is said of whom with the numbers. */
  about(statement: string, details: readonly string[]): string
}

export const en: SentenceTexts = {
  interval: (value, low, high) => `${value}, 95% ${low} to ${high}`,
  deals: (count) => (count === '1' ? '1 deal' : `${count} deals`),
  dealsOf: (deals, contents) => `${deals} of ${contents === '1' ? '1 content' : `${contents} contents`}`,
  percent: (number) => `${number}%`,
  percentPoints: (number) => `${number} percentage points`,
  tooFew: 'too few deals for an interval',
  tooFewContents: 'too few contents for an interval',
  noVariation: 'the same in every deal',
  rough: 'the interval is approximate, because a few deals dominate',
  better: (first, second, more) => `${first} ${more} than ${second}`,
  untold: (first, second, measure) => `${first} and ${second} do not differ significantly in ${measure}`,
  nothingSeen: (measure) => `No data on ${measure}`,
  moreDeals: (count) => (count === '1' ? 'about 1 more deal needed' : `about ${count} more deals needed`),
  moreContents: (count) =>
    count === '1'
      ? 'about 1 more content needed, dealt as often'
      : `about ${count} more contents needed, dealt as often`,
  hardlyTold: 'more deals would hardly help',
  corrected: (comparisons) => `corrected for ${comparisons} comparisons`,
  about: (statement, details) =>
    details.length === 0 ? `${statement}.` : `${statement}: ${details.join(', ')}.`,
}

export const zh: SentenceTexts = {
  interval: (value, low, high) => `${value}，95% 区间 ${low} 至 ${high}`,
  deals: (count) => `${count} 个牌局`,
  dealsOf: (deals, contents) => `${contents} 份内容的 ${deals}`,
  percent: (number) => `${number}%`,
  percentPoints: (number) => `${number} 个百分点`,
  tooFew: '牌局太少，给不出区间',
  tooFewContents: '内容太少，给不出区间',
  noVariation: '每个牌局都一样',
  rough: '少数牌局影响过大，区间为近似值',
  better: (first, second, more) => `${first} 比 ${second} ${more}`,
  untold: (first, second, measure) => `${first} 与 ${second} 的${measure}没有显著差异`,
  nothingSeen: (measure) => `没有${measure}的数据`,
  moreDeals: (count) => `大约还需 ${count} 个牌局`,
  moreContents: (count) => `大约还需 ${count} 份内容（每份的牌局数相同）`,
  hardlyTold: '增加牌局也几乎没有帮助',
  corrected: (comparisons) => `已按 ${comparisons} 次比较校正`,
  about: (statement, details) =>
    details.length === 0 ? `${statement}。` : `${statement}：${details.join('，')}。`,
}
