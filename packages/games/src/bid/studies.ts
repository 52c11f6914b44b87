import type { Studies } from '../contract/studies.ts'
import type { BidEvent, BidRuleset, BidState, Values } from './table.ts'

/** All seats are alike. */
export const bidStudies: Studies<BidRuleset, Values, BidState, BidEvent> = {
  factors: [],
  layout: ({ aliases }) => aliases.map(() => ({})),
  conditions: [],
  metrics: [
    {
      id: 'median-gap',
      name: { en: 'Median distance from half', zh: '偏离半价的中位数' },
      formula: {
        en: 'median over matches of (bid − value/2) ÷ (value/2); 0 is the equilibrium',
        zh: '各局（出价 − 估值/2）÷（估值/2）的中位数；0为均衡',
      },
      better: 'neither',
      unit: 'share',
      isRatio: true,
      isMedian: true,
      of: ['gap'],
      per: ['gap-parts'],
    },
  ],
}
