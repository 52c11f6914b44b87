import { defineGame } from '../define/index.ts'
import { rulesFrom } from '../define/rules-text.ts'
import { unseal } from '../define/table.ts'
import { files } from './content/generated/rules.ts'
import { house } from './house.ts'
import { bidIntegrity } from './integrity.ts'
import { observe } from './picture.ts'
import { readBid } from './reading.ts'
import { bidStudies } from './studies.ts'
import { gainedBy } from './table.ts'
import type { BidRuleset, BidState, Values } from './table.ts'
import { table } from './view.ts'

const partsOfHalf = 10_000

const highestValueWon = ({ values, winner }: BidState['past'][number]) =>
  values[winner] === Math.max(...values.map((value) => value ?? 0))

export const bid = defineGame({
  ...table,
  moves: { bid: { ...table.moves.bid, read: readBid } },
  genre: 'numbers',
  glyph: 'M3 6h18v12H3zM3 7l9 6.5L21 7',
  name: { en: 'Sealed bids', zh: '密封拍卖' },
  tagline: {
    en: 'The higher bid wins and is paid, so bid less than it is worth to you, but not too much less.',
    zh: '价高者得，按自己的出价付款：要低于估值，又不能低得太多。',
  },
  rulesText: rulesFrom(files, ({ auctions, mostValue, ceiling, slips }: BidRuleset, language) => ({
    one: auctions === 1,
    count: auctions === 1 ? 'one auction' : `${auctions} auctions`,
    limit: {
      en: {
        value: 'You bid from 0 up to your value. A higher bid is refused.',
        none: `You bid from 0 up to ${mostValue}, so a bid may be above your value. Who wins with such a bid loses cents.`,
      },
      zh: {
        value: '出价从0到你的估值为止，更高的出价会被拒绝。',
        none: `出价从0到${mostValue}为止，可以高于估值；用高于估值的出价拍得，就会亏钱。`,
      },
    }[language][ceiling],
    harmless: slips.then === 'harmless',
  })),
  check: ({ leastValue, mostValue }) =>
    leastValue <= mostValue
      ? undefined
      : { field: 'leastValue', fault: 'The least value is above the highest one.' },
  round: {
    en: 'The auctions of the match: everybody bids once in each.',
    zh: '本场的第几次拍卖：每次各人出价一次。',
  },
  /** The values of all auctions of a match, each drawn apart from the others. */
  draw: ({ auctions, leastValue, mostValue }, _, rng): Values => {
    const value = () => leastValue + rng.int(mostValue - leastValue + 1)
    return Array.from({ length: auctions }, () => [value(), value()])
  },
  begin: (_, values) => [{ type: 'values-drawn', values }],
  next: ({ auction, isOpen, made, drawn, past, ruleset }, rng) => {
    const all = drawn ? unseal(drawn) : []
    if (isOpen) {
      const bids = made.map((own) => (own ? unseal(own.bid) : 0))
      const [first = 0, second = 0] = bids
      const byChance = first === second
      const winner = byChance ? rng.int(2) : first > second ? 0 : 1
      return [{ type: 'auction-ended', auction, bids, winner, byChance }]
    }
    if (auction < ruleset.auctions) {
      const dealt = (all[auction] ?? []).map((value, seat) => ({ type: 'value-dealt', seat, value }) as const)
      return [{ type: 'auction-opened', auction: auction + 1 }, ...dealt]
    }
    const played = past.map((one) => ({ ...one, values: one.values.map((value) => value && unseal(value)) }))
    const points = made.map((_, seat) => gainedBy({ past: played }, seat))
    return [
      { type: 'values-revealed', values: all },
      { type: 'match-ended', points },
    ]
  },
  pointsWithin: ({ auctions, mostValue, ceiling }) => {
    const most = auctions * mostValue
    return [ceiling === 'none' ? -most : 0, most]
  },
  facts: {
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
  },
  // A bid that the rules made for a seat is no bid of its own.
  count: ({ past, faults }, seat) => {
    const own = past
      .filter(({ given }) => !given[seat])
      .map(({ values, bids }) => ({ value: values[seat] ?? 0, bid: bids[seat] ?? 0 }))
    const gapOf = (value: number, amount: number) => Math.round((partsOfHalf * (2 * amount - value)) / value)
    return {
      auctions: past.length,
      won: past.filter(({ winner }) => winner === seat).length,
      bids: own.length,
      gap: own.reduce((sum, one) => sum + gapOf(one.value, one.bid), 0),
      'gap-parts': partsOfHalf * own.length,
      overbids: own.filter((one) => 2 * one.bid > one.value).length,
      'above-value': own.filter((one) => one.bid > one.value).length + (faults[seat]?.['above-ceiling'] ?? 0),
      'best-won': past.filter(highestValueWon).length,
    }
  },
  rates: [
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
  ],
  conduct: 'equilibrium-gap',
  board: {
    order: 'mean-points',
    columns: ['equilibrium-gap', 'overbid-rate', 'auction-win-rate', 'refused-rate'],
  },
  observe,
  integrity: bidIntegrity,
  house,
  studies: bidStudies,
  sideBySide: {
    llmarena: {
      publishedAs: 'Bid',
      ruleset: 'llmarena',
      value: { kind: 'metric', metric: 'points-per-auction' },
    },
  },
})
