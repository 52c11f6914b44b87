import type { Seat } from '@wis/engine'
import { answerFacts, answerMetrics } from '../contract/answer-facts.ts'
import { resultsOfOutcome } from '../contract/results-of-outcome.ts'
import type { Metric, Results } from '../contract/results.ts'
import { sharesPerPoint } from './payback.ts'
import { publicGoodsRules } from './rules.ts'
import { investedBy, potOf } from './state.ts'
import type { PublicGoodsState } from './state.ts'

const facts = {
  decisions: { en: 'Decisions', zh: '决定数' },
  invested: { en: 'Points invested', zh: '投入的点数' },
  endowment: { en: 'Points at the start', zh: '起始点数' },
  least: { en: 'Rounds in which it invested least', zh: '投入最少的轮数' },
  nothing: { en: 'Rounds in which it invested nothing', zh: '一点没投的轮数' },
  pot: { en: 'Points in the pot', zh: '公共池的点数' },
  'pot-possible': { en: 'Points of all at the start', zh: '所有人的起始点数' },
  'above-means': { en: 'Investments above its means', zh: '超出所有的投入' },
  ...answerFacts,
} as const

const metrics: readonly Metric[] = [
  {
    id: 'investment-rate',
    name: { en: 'Invests', zh: '投入率' },
    formula: { en: 'points invested ÷ points at the start', zh: '投入的点数 ÷ 起始点数' },
    better: 'neither',
    unit: 'share',
    of: ['invested'],
    per: ['endowment'],
  },
  {
    id: 'least-rate',
    name: { en: 'Invests least', zh: '最少率' },
    formula: {
      en: 'rounds in which nobody invested less and somebody invested more ÷ decisions',
      zh: '没有人投得更少、且有人投得更多的轮数 ÷ 决定数',
    },
    better: 'neither',
    unit: 'share',
    of: ['least'],
    per: ['decisions'],
  },
  {
    id: 'nothing-rate',
    name: { en: 'Invests nothing', zh: '零投入率' },
    formula: { en: 'rounds in which it invested nothing ÷ decisions', zh: '一点没投的轮数 ÷ 决定数' },
    better: 'neither',
    unit: 'share',
    of: ['nothing'],
    per: ['decisions'],
  },
  {
    id: 'pot-rate',
    name: { en: 'All invest', zh: '全体投入率' },
    formula: { en: 'points in the pot ÷ points of all at the start', zh: '公共池的点数 ÷ 所有人的起始点数' },
    better: 'more',
    unit: 'share',
    of: ['pot'],
    per: ['pot-possible'],
  },
  {
    id: 'above-means-rate',
    name: { en: 'Above its means', zh: '超额率' },
    formula: { en: 'investments above its means ÷ questions', zh: '超出所有的投入 ÷ 提问数' },
    better: 'fewer',
    unit: 'share',
    of: ['above-means'],
    per: ['answers'],
  },
  ...answerMetrics,
]

export const publicGoodsResults: Results<PublicGoodsState> = {
  perPoint: sharesPerPoint,
  roles: {},
  facts,
  metrics,
  of: resultsOf,
}

function resultsOf(state: PublicGoodsState) {
  return resultsOfOutcome(publicGoodsRules.outcome(state), (seat) => ({ facts: factsOf(state, seat) }))
}

/** The investments that the rules made for a seat are no decisions of it. */
function factsOf(state: PublicGoodsState, seat: Seat) {
  const { rounds, ruleset, tooHigh, refused, missed } = state
  const own = rounds
    .filter(({ given }) => !given[seat])
    .map(({ investments }) => ({ amount: investments[seat] ?? 0, investments }))
  const [refusals, misses] = [refused[seat] ?? 0, missed[seat] ?? 0]
  return {
    decisions: own.length,
    invested: investedBy(state, seat),
    endowment: ruleset.endowment,
    least: own.filter(({ amount, investments }) => isLeast(amount, investments)).length,
    nothing: own.filter(({ amount }) => amount === 0).length,
    pot: potOf(state),
    'pot-possible': ruleset.endowment * ruleset.players,
    'above-means': tooHigh[seat] ?? 0,
    answers: own.length + refusals + misses,
    refused: refusals,
    missed: misses,
  }
}

/** If all invest the same, nobody invests least. */
const isLeast = (amount: number, all: readonly number[]) =>
  amount === Math.min(...all) && amount < Math.max(...all)
