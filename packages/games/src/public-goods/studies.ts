import type { Seat } from '@wis/engine'
import { everySeatOf } from '../contract/every-seat-of.ts'
import type { Counted, Studies } from '../contract/studies.ts'
import { multiplierText, paybackOf, potOf, settings, sharesPerPoint } from './payback.ts'
import type { PublicGoodsState } from './table.ts'

/** A seat that shares the smallest investment of a round invests least too, also where all invest the same. */
const leastOrTied: Counted<PublicGoodsState> = {
  metrics: [
    {
      id: 'least-or-tied-rate',
      name: { en: 'Nobody invests less', zh: '无人更少率' },
      formula: {
        en: 'rounds in which nobody invested less ÷ decisions',
        zh: '没有人投得更少的轮数 ÷ 决定数',
      },
      better: 'neither',
      unit: 'share',
      of: ['least-or-tied'],
      per: ['own-decisions'],
    },
  ],
  of: ({ rounds }, seat: Seat) => {
    const own = rounds.filter(({ given }) => !given[seat])
    const least = own.filter(({ investments }) => investments[seat] === Math.min(...investments))
    return { 'least-or-tied': least.length, 'own-decisions': own.length }
  },
}

/** What came back from the pot, without what the seat had kept. */
const payback: Counted<PublicGoodsState> = {
  metrics: [
    {
      id: 'payback',
      name: { en: 'Payback', zh: '返还' },
      formula: { en: 'points that came back from the pot ÷ matches', zh: '从公共池返还的点数 ÷ 对局数' },
      better: 'more',
      unit: 'points',
      of: ['payback'],
      per: ['paid-matches'],
      parts: sharesPerPoint,
    },
  ],
  of: ({ ruleset, rounds }) => ({ payback: paybackOf(ruleset, potOf(rounds)), 'paid-matches': 1 }),
}

/** Nothing is dealt, and all seats are alike. */
export const publicGoodsStudies: Studies<PublicGoodsState['ruleset'], null, PublicGoodsState, never> = {
  factors: [],
  layout: ({ aliases }) => aliases.map(() => ({})),
  conditions: [],
  counted: [leastOrTied, payback],
  arranged: everySeatOf(settings, (setting) => `× ${multiplierText(setting)}`),
}
