import { defineGame } from '../define/index.ts'
import { rulesFrom } from '../define/rules-text.ts'
import { unseal } from '../define/table.ts'
import { files } from './content/generated/rules.ts'
import { house } from './house.ts'
import { dilemmaStrategies } from './minds.ts'
import { pointsOf, totalOf } from './payoff.ts'
import { observe } from './picture.ts'
import { dilemmaStudies } from './studies.ts'
import { lineLimits } from './table.ts'
import { table } from './view.ts'

const afterDefection = (en: string, zh: string) => ({
  en: `${en} in the round after another defected ÷ decisions in such rounds`,
  zh: `他人背叛后下一轮的${zh} ÷ 这些轮的决定数`,
})
export const dilemma = defineGame({
  ...table,
  genre: 'numbers',
  glyph: 'M4 8h14l-4-4M20 16H6l4 4',
  name: { en: 'Prisoner’s dilemma', zh: '囚徒困境' },
  tagline: {
    en: 'Cooperate and all do well, or defect and do better, as long as the others trust you.',
    zh: '合作，大家都好；背叛，自己更好——前提是别人还信你。',
  },
  rulesText: rulesFrom(files, ({ players }: { players: number }, language) => ({
    several: players > 2,
    limit: lineLimits[language],
  })),
  check: ({ payoffs: { oneDefects, severalDefect } }) =>
    oneDefects >= severalDefect
      ? undefined
      : { field: 'payoffs.severalDefect', fault: 'A lone defector gets at least as much as one of several.' },
  round: {
    en: 'The rounds of the match: everybody chooses once in each, and what is said before a choice belongs to its round.',
    zh: '本场的第几轮：每轮各人选择一次，选择之前说的话属于同一轮。',
  },
  next: ({ phase, round: now, ruleset, rounds, written, made: chosen }) => {
    if (phase === 'talk') {
      const lines = written.map((own) => (own ? unseal(own.text) : null))
      return [{ type: 'lines-told', round: now, lines }]
    }
    if (phase === 'choose') {
      const all = chosen.map((own) => (own ? unseal(own.choice) : 'cooperate'))
      return [{ type: 'round-ended', round: now, choices: all, points: pointsOf(ruleset.payoffs, all) }]
    }
    if (now < ruleset.rounds) return [{ type: 'round-opened', round: now + 1 }]
    return [{ type: 'match-ended', points: chosen.map((_, at) => totalOf(rounds, at)) }]
  },
  pointsWithin: ({ rounds, payoffs }) => [0, rounds * Math.max(1, ...Object.values(payoffs))],
  facts: {
    rounds: { en: 'Rounds', zh: '轮数' },
    decisions: { en: 'Decisions', zh: '决定数' },
    defections: { en: 'Defections', zh: '背叛数' },
    provoked: { en: 'Decisions after another defected', zh: '他人背叛后的决定数' },
    retaliations: { en: 'Defections after another defected', zh: '他人背叛后的背叛数' },
    forgivenesses: { en: 'Cooperations after another defected', zh: '他人背叛后的合作数' },
    'all-cooperated': { en: 'Rounds in which all cooperated', zh: '全员合作的轮数' },
  },
  // The choices that the rules made for a seat are no decisions of it.
  count: ({ rounds }, at) => {
    const isProvoked = (index: number) =>
      rounds[index - 1]?.choices.some((own, other) => other !== at && own === 'defect') ?? false
    const own = rounds
      .map((one, index) => ({ ...one, isProvoked: isProvoked(index) }))
      .filter(({ given }) => !given[at])
    const provoked = own.filter((one) => one.isProvoked)
    const defected = (of: typeof own) => of.filter((one) => one.choices[at] === 'defect').length
    return {
      rounds: rounds.length,
      decisions: own.length,
      defections: defected(own),
      provoked: provoked.length,
      retaliations: defected(provoked),
      forgivenesses: provoked.length - defected(provoked),
      'all-cooperated': rounds.filter((one) => !one.choices.includes('defect')).length,
    }
  },
  rates: [
    { id: 'defection-rate', name: { en: 'Defects', zh: '背叛率' }, of: ['defections'], per: ['decisions'] },
    {
      id: 'retaliation-rate',
      name: { en: 'Retaliates', zh: '报复率' },
      of: ['retaliations'],
      per: ['provoked'],
      formula: afterDefection('defections', '背叛数'),
    },
    {
      id: 'forgiveness-rate',
      name: { en: 'Forgives', zh: '宽恕率' },
      of: ['forgivenesses'],
      per: ['provoked'],
      formula: afterDefection('cooperations', '合作数'),
    },
    {
      id: 'all-cooperated-rate',
      name: { en: 'All cooperate', zh: '全员合作率' },
      better: 'more',
      of: ['all-cooperated'],
      per: ['rounds'],
    },
    {
      id: 'points-per-round',
      name: { en: 'Points per round', zh: '每轮得分' },
      better: 'more',
      unit: 'points',
      of: ['points'],
      per: ['rounds'],
    },
  ],
  board: {
    order: 'mean-points',
    columns: ['defection-rate', 'retaliation-rate', 'forgiveness-rate', 'refused-rate'],
  },
  observe,
  house,
  studies: dilemmaStudies,
  strategies: dilemmaStrategies,
  // All seats are alike, and none is asked more often than twice in each of the five rounds.
  flightCheck: { seats: [0], mostTurns: 10 },
})
