import type { SentenceTexts } from './sentence-texts.ts'

export const en: SentenceTexts = {
  interval: (value, low, high) => `${value}, 95% ${low} to ${high}`,
  deals: (count) => (count === '1' ? '1 deal' : `${count} deals`),
  dealsOf: (deals, contents) => `${deals} of ${contents === '1' ? '1 content' : `${contents} contents`}`,
  percent: (number) => `${number}%`,
  percentPoints: (number) => `${number} percentage points`,
  tooFew: 'too few deals for an interval',
  tooFewContents: 'too few contents for an interval',
  noVariation: 'the same in every deal',
  rough: 'the interval is rough, because a few deals count most',
  better: (first, second, more) => `${first} ${more} than ${second}`,
  untold: (first, second, measure) => `${first} and ${second} cannot be told apart in ${measure}`,
  nothingSeen: (measure) => `Nothing was seen of ${measure}`,
  moreDeals: (count) =>
    count === '1' ? 'about 1 more deal would tell' : `about ${count} more deals would tell`,
  moreContents: (count) =>
    count === '1'
      ? 'about 1 more content, dealt as often, would tell'
      : `about ${count} more contents, dealt as often, would tell`,
  hardlyTold: 'more deals would hardly tell',
  corrected: (comparisons) => `corrected for ${comparisons} comparisons`,
  about: (statement, details) =>
    details.length === 0 ? `${statement}.` : `${statement}: ${details.join(', ')}.`,
  even: (choices) => `No preference among ${choices} can be told`,
  uneven: (choices) => `The choice among ${choices} is not even`,
  chances: (p) => (p.startsWith('<') ? `p ${p}` : `p = ${p}`),
  votes: (count) => (count === '1' ? '1 choice' : `${count} choices`),
  agreement: (coefficient) => `Agreement of the raters, ${coefficient}`,
  items: (count) => (count === '1' ? '1 item' : `${count} items`),
  finds: (deals, difference, power) => `${deals} find a difference of ${difference} in ${power} of cases.`,
}
