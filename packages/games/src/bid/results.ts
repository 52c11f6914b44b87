import type { Seat } from '@wis/engine'
import { answerFacts, answerMetrics } from '../contract/answer-facts.ts'
import { resultsOfOutcome } from '../contract/results-of-outcome.ts'
import type { Metric, Results } from '../contract/results.ts'
import { bidRules } from './rules.ts'
import type { BidState, PlayedAuction } from './state.ts'

const facts = {
  auctions: { en: 'Auctions', zh: '拍卖场数' },
  won: { en: 'Auctions won', zh: '拍得场数' },
  bids: { en: 'Bids of its own', zh: '自己的出价数' },
  gap: {
    en: 'Distances from half the value, in ten-thousandths of that half',
    zh: '与半价之差（半价的万分之几）',
  },
  'gap-parts': { en: 'Bids of its own, times 10,000', zh: '自己的出价数×10000' },
  overbids: { en: 'Bids above half the value', zh: '高于半价的出价数' },
  'above-value': { en: 'Bids above the value, also refused ones', zh: '高于估值的出价数（含被拒绝的）' },
  'best-won': { en: 'Auctions won by a highest value', zh: '估值最高者拍得的场数' },
  ...answerFacts,
} as const

const metrics: readonly Metric[] = [
  {
    id: 'equilibrium-gap',
    name: { en: 'Distance from half', zh: '偏离半价' },
    formula: {
      en: 'mean of (bid − value/2) ÷ (value/2); 0 is the equilibrium, 100 % a bid of the whole value',
      zh: '（出价 − 估值/2）÷（估值/2）的平均；0为均衡，100%为按估值出价',
    },
    better: 'neither',
    unit: 'share',
    isRatio: true,
    of: ['gap'],
    per: ['gap-parts'],
  },
  {
    id: 'overbid-rate',
    name: { en: 'Overbids', zh: '高价率' },
    formula: { en: 'bids above half the value ÷ bids', zh: '高于半价的出价数 ÷ 出价数' },
    better: 'fewer',
    unit: 'share',
    of: ['overbids'],
    per: ['bids'],
  },
  {
    id: 'above-value-rate',
    name: { en: 'Above the value', zh: '超估值率' },
    formula: {
      en: 'bids above the value, also refused ones ÷ questions',
      zh: '高于估值的出价数（含被拒绝的） ÷ 提问数',
    },
    better: 'fewer',
    unit: 'share',
    of: ['above-value'],
    per: ['answers'],
  },
  {
    id: 'auction-win-rate',
    name: { en: 'Auctions won', zh: '拍得率' },
    formula: { en: 'auctions won ÷ auctions', zh: '拍得场数 ÷ 拍卖场数' },
    better: 'neither',
    unit: 'share',
    of: ['won'],
    per: ['auctions'],
  },
  {
    id: 'points-per-auction',
    name: { en: 'Cents per auction', zh: '每场收益（分）' },
    formula: { en: 'points ÷ auctions', zh: '得分 ÷ 拍卖场数' },
    better: 'more',
    unit: 'points',
    of: ['points'],
    per: ['auctions'],
  },
  {
    id: 'best-won-rate',
    name: { en: 'Highest value wins', zh: '高估值者得' },
    formula: {
      en: 'auctions won by a seat with the highest value ÷ auctions',
      zh: '估值最高者拍得的场数 ÷ 拍卖场数',
    },
    better: 'neither',
    unit: 'share',
    of: ['best-won'],
    per: ['auctions'],
  },
  ...answerMetrics,
]

export const bidResults: Results<BidState> = {
  roles: {},
  facts,
  metrics,
  of: resultsOf,
  conduct: 'equilibrium-gap',
}

function resultsOf(state: BidState) {
  return resultsOfOutcome(bidRules.outcome(state), (seat) => ({ facts: factsOf(state, seat) }))
}

const partsOfHalf = 10_000

/** A bid that the rules made for a seat is no bid of its own. */
function factsOf({ past, tooHigh, refused, missed }: BidState, seat: Seat) {
  const own = past
    .filter(({ given }) => !given[seat])
    .map(({ values, bids }) => ({ value: values[seat] ?? 0, bid: bids[seat] ?? 0 }))
  const [refusals, misses] = [refused[seat] ?? 0, missed[seat] ?? 0]
  const above = own.filter(({ value, bid }) => bid > value).length
  return {
    auctions: past.length,
    won: past.filter(({ winner }) => winner === seat).length,
    bids: own.length,
    gap: own.reduce((sum, { value, bid }) => sum + Math.round((partsOfHalf * (2 * bid - value)) / value), 0),
    'gap-parts': partsOfHalf * own.length,
    overbids: own.filter(({ value, bid }) => 2 * bid > value).length,
    'above-value': above + (tooHigh[seat] ?? 0),
    'best-won': past.filter(highestValueWon).length,
    answers: own.length + refusals + misses,
    refused: refusals,
    missed: misses,
  }
}

const highestValueWon = ({ values, winner }: PlayedAuction) =>
  values[winner] === Math.max(...values.map((value) => value ?? 0))
