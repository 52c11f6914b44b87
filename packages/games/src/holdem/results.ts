import { answerFacts, answerMetrics } from '../contract/answer-facts.ts'
import type { Metric, Results } from '../contract/results.ts'
import type { HoldemState } from './state.ts'

const facts = {
  hands: { en: 'Hands', zh: '手数' },
  won: { en: 'Hands won', zh: '赢下的手数' },
  showdowns: { en: 'Showdowns', zh: '摊牌数' },
  'showdowns-won': { en: 'Showdowns won', zh: '摊牌获胜数' },
  actions: { en: 'Actions', zh: '行动数' },
  folds: { en: 'Folds', zh: '弃牌数' },
  raises: { en: 'Raises', zh: '加注数' },
  'all-ins': { en: 'All-ins', zh: '全下数' },
  voluntary: { en: 'Hands paid for before the flop', zh: '翻牌前主动入池的手数' },
  chips: { en: 'Chips', zh: '筹码' },
  ...answerFacts,
} as const

const share = (metric: Pick<Metric, 'id' | 'name' | 'formula' | 'of' | 'per'>): Metric => ({
  ...metric,
  better: 'neither',
  unit: 'share',
})

const metrics: readonly Metric[] = [
  {
    id: 'chips-per-hand',
    name: { en: 'Chips per hand', zh: '每手筹码' },
    formula: { en: 'chips won or lost ÷ hands', zh: '筹码输赢 ÷ 手数' },
    better: 'more',
    unit: 'points',
    of: ['chips'],
    per: ['hands'],
  },
  share({
    id: 'voluntary-rate',
    name: { en: 'Hands played (VPIP)', zh: '主动入池率（VPIP）' },
    formula: { en: 'hands paid for before the flop ÷ hands', zh: '翻牌前主动入池的手数 ÷ 手数' },
    of: ['voluntary'],
    per: ['hands'],
  }),
  share({
    id: 'hand-win-rate',
    name: { en: 'Hands won', zh: '单手胜率' },
    formula: { en: 'hands won ÷ hands', zh: '赢下的手数 ÷ 手数' },
    of: ['won'],
    per: ['hands'],
  }),
  share({
    id: 'showdown-rate',
    name: { en: 'Went to showdown', zh: '摊牌率' },
    formula: { en: 'showdowns ÷ hands', zh: '摊牌数 ÷ 手数' },
    of: ['showdowns'],
    per: ['hands'],
  }),
  {
    id: 'showdown-win-rate',
    name: { en: 'Showdowns won', zh: '摊牌胜率' },
    formula: { en: 'showdowns won ÷ showdowns', zh: '摊牌获胜数 ÷ 摊牌数' },
    better: 'more',
    unit: 'share',
    of: ['showdowns-won'],
    per: ['showdowns'],
  },
  share({
    id: 'fold-rate',
    name: { en: 'Hands folded', zh: '弃牌率' },
    formula: { en: 'folds ÷ hands', zh: '弃牌数 ÷ 手数' },
    of: ['folds'],
    per: ['hands'],
  }),
  share({
    id: 'raise-rate',
    name: { en: 'Raises', zh: '加注率' },
    formula: { en: 'raises ÷ actions', zh: '加注数 ÷ 行动数' },
    of: ['raises'],
    per: ['actions'],
  }),
  share({
    id: 'all-in-rate',
    name: { en: 'All-ins', zh: '全下率' },
    formula: { en: 'all-ins ÷ hands', zh: '全下数 ÷ 手数' },
    of: ['all-ins'],
    per: ['hands'],
  }),
  ...answerMetrics,
]

export const holdemResults: Results<HoldemState> = { roles: {}, facts, metrics, of: resultsOf }

export function places(points: readonly number[]): readonly number[] {
  const best = Math.max(...points)
  return points.map((own) => (own === best ? 1 : 2))
}

function resultsOf({ ending, tallies }: HoldemState) {
  if (ending?.kind !== 'decided') return []
  const { points } = ending
  const place = places(points)
  return tallies.map(({ showdownsWon, allIns, ...counts }, seat) => ({
    place: place[seat] ?? 2,
    team: seat,
    role: null,
    points: points[seat] ?? 0,
    facts: {
      ...counts,
      'showdowns-won': showdownsWon,
      'all-ins': allIns,
      answers: counts.actions + counts.refused + counts.missed,
    },
  }))
}
