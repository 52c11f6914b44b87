import type { Seat } from '@wis/engine'
import { answerFacts, answerMetrics } from '../contract/answer-facts.ts'
import { resultsOfOutcome } from '../contract/results-of-outcome.ts'
import type { Metric, Results } from '../contract/results.ts'
import { costSharingRules } from './rules.ts'
import { shapleyParts, usageParts } from './shares.ts'
import type { CostState } from './state.ts'

const facts = {
  agreements: { en: 'Agreements', zh: '达成一致数' },
  'own-proposal': { en: 'Agreements on an own proposal', zh: '以自己方案达成一致数' },
  rounds: { en: 'Rounds', zh: '轮数' },
  proposals: { en: 'Own proposals', zh: '自己提出的方案数' },
  supports: { en: 'Own support for others', zh: '支持他人的次数' },
  'agreed-fee': { en: 'Fees of agreements', zh: '达成一致的费用' },
  paid: { en: 'Paid', zh: '支付' },
  'usage-due': { en: 'Due by usage', zh: '按使用量应付' },
  'usage-distance': { en: 'To be moved to the share by usage', zh: '与按使用量分摊的差额' },
  'shapley-fee': { en: 'Fees of agreements with a Shapley value', zh: '有沙普利值的达成一致的费用' },
  'shapley-distance': { en: 'To be moved to the Shapley value', zh: '与沙普利值的差额' },
  ...answerFacts,
} as const

const metrics: readonly Metric[] = [
  {
    id: 'agreement-rate',
    name: { en: 'Agrees', zh: '一致率' },
    formula: { en: 'agreements ÷ matches', zh: '达成一致数 ÷ 对局数' },
    better: 'more',
    unit: 'share',
    of: ['agreements'],
    per: ['matches'],
  },
  {
    id: 'coordination',
    name: { en: 'Own proposal agreed', zh: '自己方案被采纳率' },
    formula: { en: 'agreements on an own proposal ÷ agreements', zh: '以自己方案达成一致数 ÷ 达成一致数' },
    better: 'more',
    unit: 'share',
    of: ['own-proposal'],
    per: ['agreements'],
  },
  {
    id: 'own-share',
    name: { en: 'Pays', zh: '承担份额' },
    formula: { en: 'paid ÷ fees of agreements', zh: '支付 ÷ 达成一致的费用' },
    better: 'fewer',
    unit: 'share',
    of: ['paid'],
    per: ['agreed-fee'],
  },
  {
    id: 'paid-of-due',
    name: { en: 'Pays of what is due', zh: '实付与应付之比' },
    formula: { en: 'paid ÷ due by usage, of agreements', zh: '达成一致的对局中：支付 ÷ 按使用量应付' },
    better: 'fewer',
    unit: 'share',
    of: ['paid'],
    per: ['usage-due'],
  },
  {
    id: 'usage-distance',
    name: { en: 'Distance from usage', zh: '与使用量的差距' },
    formula: {
      en: 'part of the fee that other airlines would pay by usage, of agreements',
      zh: '达成一致的对局中：按使用量分摊时应由其他公司支付的部分占费用的比例',
    },
    better: 'neither',
    unit: 'share',
    of: ['usage-distance'],
    per: ['agreed-fee'],
  },
  {
    id: 'shapley-distance',
    name: { en: 'Distance from Shapley', zh: '与沙普利值的差距' },
    formula: {
      en: 'part of the fee that other airlines would pay by the Shapley value, of agreements in which it is defined',
      zh: '定义了沙普利值的达成一致的对局中：按沙普利值应由其他公司支付的部分占费用的比例',
    },
    better: 'neither',
    unit: 'share',
    of: ['shapley-distance'],
    per: ['shapley-fee'],
  },
  {
    id: 'rounds-per-match',
    name: { en: 'Rounds', zh: '轮数' },
    formula: { en: 'rounds ÷ matches', zh: '轮数 ÷ 对局数' },
    better: 'neither',
    unit: 'count',
    of: ['rounds'],
    per: ['matches'],
  },
  ...answerMetrics,
]

export const costSharingResults: Results<CostState> = { roles: {}, facts, metrics, of: resultsOf }

function resultsOf(state: CostState) {
  return resultsOfOutcome(costSharingRules.outcome(state), (seat) => ({ facts: factsOf(state, seat) }))
}

function factsOf(state: CostState, seat: Seat) {
  const { acts, refused, missed, round } = state
  const own = acts.filter((act) => act.seat === seat && !act.given)
  const [refusals, misses] = [refused[seat] ?? 0, missed[seat] ?? 0]
  return {
    ...agreementFacts(state, seat),
    rounds: round,
    proposals: own.filter(({ kind }) => kind === 'proposed').length,
    supports: own.filter(({ kind, supported }) => kind === 'supported' && supported !== seat).length,
    answers: own.length + refusals + misses,
    refused: refusals,
    missed: misses,
  }
}

const noAgreement = {
  agreements: 0,
  'own-proposal': 0,
  'agreed-fee': 0,
  paid: 0,
  'usage-due': 0,
  'usage-distance': 0,
  'shapley-fee': 0,
  'shapley-distance': 0,
}

/** All amounts are whole units of the fee. */
function agreementFacts({ ending, airlines, ruleset }: CostState, seat: Seat) {
  if (ending?.kind !== 'decided' || !ending.shares) return noAgreement
  const { fee, weights, airport } = ruleset
  const paid = ending.shares.map((share) => (share * fee) / 100)
  const byUsage = usageParts(airlines, weights).map((part) => part * fee)
  const byShapley = airport && shapleyParts(airlines, airport).map((part) => part * fee)
  return {
    agreements: 1,
    'own-proposal': ending.proposer === seat ? 1 : 0,
    'agreed-fee': fee,
    paid: paid[seat] ?? 0,
    'usage-due': Math.round(byUsage[seat] ?? 0),
    'usage-distance': toBeMoved(paid, byUsage),
    'shapley-fee': byShapley ? fee : 0,
    'shapley-distance': byShapley ? toBeMoved(paid, byShapley) : 0,
  }
}

/** How much would have to change hands to come from one division to another. */
function toBeMoved(paid: readonly number[], due: readonly number[]): number {
  const differences = paid.map((own, seat) => Math.abs(own - (due[seat] ?? 0)))
  return Math.round(differences.reduce((sum, one) => sum + one, 0) / 2)
}
