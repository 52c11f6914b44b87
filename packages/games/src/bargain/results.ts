import type { Seat } from '@wis/engine'
import { answerFacts, answerMetrics } from '../contract/answer-facts.ts'
import { resultsOfOutcome } from '../contract/results-of-outcome.ts'
import type { Metric, Results } from '../contract/results.ts'
import { toldBy } from './claims.ts'
import { bestSumOf } from './instances.ts'
import type { Instance } from './instances.ts'
import { bargainRules } from './rules.ts'
import { agreedOffer } from './state.ts'
import type { BargainState } from './state.ts'
import { divisionsOf, restOf, worthOf } from './things.ts'
import type { PerKind } from './things.ts'

const facts = {
  agreements: { en: 'Agreements', zh: '达成协议数' },
  sum: { en: 'Points of both together', zh: '双方得分之和' },
  'best-sum': { en: 'Most points that both together could get', zh: '双方得分之和的上限' },
  'agreed-best-sum': { en: 'The same, of matches with an agreement', zh: '达成协议的对局中得分之和的上限' },
  pareto: { en: 'Pareto-optimal agreements', zh: '帕累托最优的协议数' },
  offers: { en: 'Offers of both together', zh: '双方出价次数' },
  'own-offers': { en: 'Own offers', zh: '自己的出价次数' },
  'told-truly': { en: 'Own values told truly', zh: '如实说出的单价数' },
  'told-falsely': { en: 'Own values told falsely', zh: '谎报的单价数' },
  ...answerFacts,
} as const

const metrics: readonly Metric[] = [
  {
    id: 'agreement-rate',
    name: { en: 'Agrees', zh: '成交率' },
    formula: { en: 'agreements ÷ matches', zh: '达成协议数 ÷ 对局数' },
    better: 'more',
    unit: 'share',
    of: ['agreements'],
    per: ['matches'],
  },
  {
    id: 'efficiency',
    name: { en: 'Efficiency', zh: '总效率' },
    formula: {
      en: 'points of both ÷ the most points that both could get, no agreement counting 0',
      zh: '双方得分之和 ÷ 其上限，未达成协议计0',
    },
    better: 'more',
    unit: 'share',
    of: ['sum'],
    per: ['best-sum'],
  },
  {
    id: 'efficiency-agreed',
    name: { en: 'Efficiency of agreements', zh: '协议效率' },
    formula: {
      en: 'points of both ÷ the most points that both could get, in matches with an agreement',
      zh: '达成协议的对局中：双方得分之和 ÷ 其上限',
    },
    better: 'more',
    unit: 'share',
    of: ['sum'],
    per: ['agreed-best-sum'],
  },
  {
    id: 'pareto-rate',
    name: { en: 'Pareto-optimal', zh: '帕累托最优率' },
    formula: { en: 'Pareto-optimal agreements ÷ agreements', zh: '帕累托最优的协议数 ÷ 达成协议数' },
    better: 'more',
    unit: 'share',
    of: ['pareto'],
    per: ['agreements'],
  },
  {
    id: 'offers-per-match',
    name: { en: 'Offers', zh: '出价次数' },
    formula: { en: 'offers of both ÷ matches', zh: '双方出价次数 ÷ 对局数' },
    better: 'neither',
    unit: 'count',
    of: ['offers'],
    per: ['matches'],
  },
  {
    id: 'truth-rate',
    name: { en: 'Tells the truth', zh: '如实率' },
    formula: {
      en: 'own values told truly ÷ own values told in numbers',
      zh: '如实说出的单价数 ÷ 用数字说出的单价数',
    },
    better: 'neither',
    unit: 'share',
    of: ['told-truly'],
    per: ['told-truly', 'told-falsely'],
  },
  ...answerMetrics,
]

export const bargainResults: Results<BargainState> = { roles: {}, facts, metrics, of: resultsOf }

function resultsOf(state: BargainState) {
  return resultsOfOutcome(bargainRules.outcome(state), (seat, points) => ({
    facts: factsOf(state, seat, points),
  }))
}

function factsOf(state: BargainState, seat: Seat, points: readonly number[]) {
  const { offers, refused, missed, answer } = state
  const own = offers.filter((made) => made.seat === seat && !made.drawn)
  const answered = answer?.seat === seat && !answer.drawn ? [answer] : []
  const [refusals, misses] = [refused[seat] ?? 0, missed[seat] ?? 0]
  const texts = [...own, ...answered].flatMap(({ text }) => (text === null ? [] : [text]))
  const told = toldBy(texts, state.values[seat] ?? [0, 0, 0])
  return {
    ...agreementFacts(state, points),
    offers: offers.filter(({ take }) => take !== null).length,
    'own-offers': own.length,
    'told-truly': told.truly,
    'told-falsely': told.falsely,
    answers: own.length + answered.length + refusals + misses,
    refused: refusals,
    missed: misses,
  }
}

function agreementFacts(state: BargainState, points: readonly number[]) {
  const { counts, values } = state
  const [one = none, other = none] = values.map((own) => own ?? none)
  const instance = { counts, values: [one, other] } as const
  const best = bestSumOf(instance)
  const agreed = agreedOffer(state)
  const own = agreed?.take && (agreed.seat === 0 ? agreed.take : restOf(counts, agreed.take))
  return {
    agreements: agreed ? 1 : 0,
    sum: points.reduce((sum, each) => sum + each, 0),
    'best-sum': best,
    'agreed-best-sum': agreed ? best : 0,
    pareto: own && isParetoOptimal(instance, own) ? 1 : 0,
  }
}

const none: PerKind = [0, 0, 0]

/** Whether no other division is better for one seat and as good for the other. `take` is what the first seat gets. */
export function isParetoOptimal({ counts, values: [one, other] }: Instance, take: PerKind): boolean {
  const [mine, theirs] = [worthOf(one, take), worthOf(other, restOf(counts, take))]
  return divisionsOf(counts).every((division) => {
    const [first, second] = [worthOf(one, division), worthOf(other, restOf(counts, division))]
    return first < mine || second < theirs || (first === mine && second === theirs)
  })
}
