import type { Seat } from '@wis/engine'
import { answerFacts, answerMetrics } from '../contract/answer-facts.ts'
import { resultsOfOutcome } from '../contract/results-of-outcome.ts'
import type { Metric, Results } from '../contract/results.ts'
import { dilemmaRules } from './rules.ts'
import type { DilemmaState } from './state.ts'

const facts = {
  rounds: { en: 'Rounds', zh: '轮数' },
  decisions: { en: 'Decisions', zh: '决定数' },
  defections: { en: 'Defections', zh: '背叛数' },
  provoked: { en: 'Decisions after another defected', zh: '他人背叛后的决定数' },
  retaliations: { en: 'Defections after another defected', zh: '他人背叛后的背叛数' },
  forgivenesses: { en: 'Cooperations after another defected', zh: '他人背叛后的合作数' },
  'all-cooperated': { en: 'Rounds in which all cooperated', zh: '全员合作的轮数' },
  ...answerFacts,
} as const

const metrics: readonly Metric[] = [
  {
    id: 'defection-rate',
    name: { en: 'Defects', zh: '背叛率' },
    formula: { en: 'defections ÷ decisions', zh: '背叛数 ÷ 决定数' },
    better: 'neither',
    unit: 'share',
    of: ['defections'],
    per: ['decisions'],
  },
  {
    id: 'retaliation-rate',
    name: { en: 'Retaliates', zh: '报复率' },
    formula: {
      en: 'defections in the round after another defected ÷ decisions in such rounds',
      zh: '他人背叛后下一轮的背叛数 ÷ 这些轮的决定数',
    },
    better: 'neither',
    unit: 'share',
    of: ['retaliations'],
    per: ['provoked'],
  },
  {
    id: 'forgiveness-rate',
    name: { en: 'Forgives', zh: '宽恕率' },
    formula: {
      en: 'cooperations in the round after another defected ÷ decisions in such rounds',
      zh: '他人背叛后下一轮的合作数 ÷ 这些轮的决定数',
    },
    better: 'neither',
    unit: 'share',
    of: ['forgivenesses'],
    per: ['provoked'],
  },
  {
    id: 'all-cooperated-rate',
    name: { en: 'All cooperate', zh: '全员合作率' },
    formula: { en: 'rounds in which all cooperated ÷ rounds', zh: '全员合作的轮数 ÷ 轮数' },
    better: 'more',
    unit: 'share',
    of: ['all-cooperated'],
    per: ['rounds'],
  },
  {
    id: 'points-per-round',
    name: { en: 'Points per round', zh: '每轮得分' },
    formula: { en: 'points ÷ rounds', zh: '得分 ÷ 轮数' },
    better: 'more',
    unit: 'points',
    of: ['points'],
    per: ['rounds'],
  },
  ...answerMetrics,
]

export const dilemmaResults: Results<DilemmaState> = { roles: {}, facts, metrics, of: resultsOf }

function resultsOf(state: DilemmaState) {
  return resultsOfOutcome(dilemmaRules.outcome(state), (seat) => ({ facts: factsOf(state, seat) }))
}

/** The choices that the rules made for a seat are no decisions of it. */
function factsOf({ rounds, spoken, refused, missed }: DilemmaState, seat: Seat) {
  const decided = rounds
    .map(({ choices, given }, index) => ({
      defects: choices[seat] === 'defect',
      given: given[seat] ?? false,
      wasProvoked: rounds[index - 1]?.choices.some((choice, other) => other !== seat && choice === 'defect'),
    }))
    .filter(({ given }) => !given)
  const provoked = decided.filter(({ wasProvoked }) => wasProvoked)
  const [refusals, misses] = [refused[seat] ?? 0, missed[seat] ?? 0]
  return {
    rounds: rounds.length,
    decisions: decided.length,
    defections: decided.filter(({ defects }) => defects).length,
    provoked: provoked.length,
    retaliations: provoked.filter(({ defects }) => defects).length,
    forgivenesses: provoked.filter(({ defects }) => !defects).length,
    'all-cooperated': rounds.filter(({ choices }) => !choices.includes('defect')).length,
    answers: decided.length + (spoken[seat] ?? 0) + refusals + misses,
    refused: refusals,
    missed: misses,
  }
}
