import { defineGame } from '../define/index.ts'
import { rulesFrom } from '../define/rules-text.ts'
import { unseal } from '../define/table.ts'
import { files } from './content/generated/rules.ts'
import { house } from './house.ts'
import { publicGoodsStrategies } from './minds.ts'
import {
  investedBy,
  leftOf,
  multiplierText,
  paybackOf,
  pointsText,
  potOf,
  sharesPerPoint,
} from './payback.ts'
import { observe } from './picture.ts'
import { publicGoodsStudies } from './studies.ts'
import type { PublicGoodsState } from './table.ts'
import { table } from './view.ts'

export const publicGoods = defineGame({
  ...table,
  genre: 'numbers',
  glyph: 'M4 12h16l-2 8H6zM12 3v6M9 6.5L12 9.5l3-3',
  name: { en: 'Public goods', zh: '公共物品' },
  tagline: {
    en: 'All share what anybody puts into the pot, so who puts in nothing comes out ahead.',
    zh: '投进公共池的大家平分，一点不投的反而领先。',
  },
  rulesText: rulesFrom(files, (ruleset: PublicGoodsState['ruleset']) => {
    const back = paybackOf(ruleset, 1)
    const about = (100 * back) % sharesPerPoint !== 0
    const harmless = ruleset.slips.then === 'harmless'
    return { factor: multiplierText(ruleset), back: pointsText(back), about, harmless }
  }),
  round: {
    en: 'The rounds of the match: everybody invests once in each.',
    zh: '本场的第几轮：每轮各人投入一次。',
  },
  next: ({ round: now, isOpen, made, ruleset, rounds }) => {
    if (isOpen)
      return [
        { type: 'round-ended', round: now, investments: made.map((own) => (own ? unseal(own.amount) : 0)) },
      ]
    if (now < ruleset.rounds) return [{ type: 'round-opened', round: now + 1 }]
    const back = paybackOf(ruleset, potOf(rounds))
    const points = made.map((_, at) => sharesPerPoint * leftOf({ rounds, ruleset }, at) + back)
    return [{ type: 'match-ended', points }]
  },
  pointsWithin: (ruleset) => {
    const { players, endowment } = ruleset
    // A seat has most if all others invest everything, and it nothing or everything itself.
    const kept = sharesPerPoint * endowment + paybackOf(ruleset, (players - 1) * endowment)
    return [0, Math.max(kept, paybackOf(ruleset, players * endowment))]
  },
  facts: {
    decisions: { en: 'Decisions', zh: '决定数' },
    invested: { en: 'Points invested', zh: '投入的点数' },
    endowment: { en: 'Points at the start', zh: '起始点数' },
    least: { en: 'Rounds in which it invested least', zh: '投入最少的轮数' },
    nothing: { en: 'Rounds in which it invested nothing', zh: '一点没投的轮数' },
    pot: { en: 'Points in the pot', zh: '公共池的点数' },
    'pot-possible': { en: 'Points of all at the start', zh: '所有人的起始点数' },
    'above-means': { en: 'Investments above its means', zh: '超出所有的投入' },
  },
  // The investments that the rules made for a seat are no decisions of it. If all invest the same, nobody invests least.
  count: ({ rounds, ruleset, faults }, at) => {
    const own = rounds
      .filter(({ given }) => !given[at])
      .map(({ investments: all }) => ({ amount: all[at] ?? 0, all }))
    return {
      decisions: own.length,
      invested: investedBy(rounds, at),
      endowment: ruleset.endowment,
      least: own.filter(({ amount, all }) => amount === Math.min(...all) && amount < Math.max(...all)).length,
      nothing: own.filter(({ amount }) => amount === 0).length,
      pot: potOf(rounds),
      'pot-possible': ruleset.endowment * ruleset.players,
      'above-means': faults[at]?.['above-means'] ?? 0,
    }
  },
  rates: [
    { id: 'investment-rate', name: { en: 'Invests', zh: '投入率' }, of: ['invested'], per: ['endowment'] },
    {
      id: 'least-rate',
      name: { en: 'Invests least', zh: '最少率' },
      of: ['least'],
      per: ['decisions'],
      formula: {
        en: 'rounds in which nobody invested less and somebody invested more ÷ decisions',
        zh: '没有人投得更少、且有人投得更多的轮数 ÷ 决定数',
      },
    },
    {
      id: 'nothing-rate',
      name: { en: 'Invests nothing', zh: '零投入率' },
      of: ['nothing'],
      per: ['decisions'],
    },
    {
      id: 'pot-rate',
      name: { en: 'All invest', zh: '全体投入率' },
      better: 'more',
      of: ['pot'],
      per: ['pot-possible'],
    },
    {
      id: 'above-means-rate',
      name: { en: 'Above its means', zh: '超额率' },
      better: 'fewer',
      of: ['above-means'],
      per: ['answers'],
    },
  ],
  board: {
    order: 'mean-points',
    columns: ['investment-rate', 'least-rate', 'above-means-rate', 'refused-rate'],
  },
  observe,
  house,
  studies: publicGoodsStudies,
  strategies: publicGoodsStrategies,
})
