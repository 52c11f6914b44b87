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
  even: (choices) => `No significant preference among ${choices}`,
  uneven: (choices) => `The choices among ${choices} are uneven`,
  chances: (p) => (p.startsWith('<') ? `p ${p}` : `p = ${p}`),
  votes: (count) => (count === '1' ? '1 choice' : `${count} choices`),
  agreement: (coefficient) => `Agreement between raters, ${coefficient}`,
  items: (count) => (count === '1' ? '1 item' : `${count} items`),
  finds: (deals, difference, power) => `${deals} detect a difference of ${difference} with ${power} power.`,
}
