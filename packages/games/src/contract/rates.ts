import type { InBoth, Language } from '@wis/engine'
import type { GameKit } from './game-kit.ts'
import type { Metric, SeatResult } from './results.ts'

type Names = Readonly<Record<string, InBoth<string>>>

/** A metric, of which its facts say most. Its formula follows from their names if it is not given. */
export type Rate = Pick<Metric, 'id' | 'name' | 'of' | 'per'> & Partial<Metric>

const noFacts: Names = {
  points: { en: 'Points', zh: '得分' },
  matches: { en: 'Matches', zh: '对局数' },
}

/** The metric in full. It is a share that is no merit, if nothing else is said. */
export function rateOf(
  { id, name, of, per, better = 'neither', unit = 'share', ...more }: Rate,
  facts: Names,
): Metric {
  const called = (names: readonly string[], language: Language) =>
    names.map((fact) => (facts[fact] ?? noFacts[fact])?.[language].toLowerCase() ?? fact).join(' + ')
  const formulaIn = (language: Language) => `${called(of, language)} ÷ ${called(per, language)}`
  return { id, name, formula: { en: formulaIn('en'), zh: formulaIn('zh') }, better, unit, ...more, of, per }
}

/** The metrics of a game by their ids. */
export const ratesOf = (facts: Names, rates: Readonly<Record<string, Omit<Rate, 'id'>>>): readonly Metric[] =>
  Object.entries(rates).map(([id, rate]) => rateOf({ id, ...rate }, facts))

/** The facts about answers that every game counts. */
export const answerFacts = {
  answers: { en: 'Questions', zh: '提问数' },
  refused: { en: 'Refused answers', zh: '被拒绝的回答' },
  missed: { en: 'Missing answers', zh: '缺失的回答' },
} as const satisfies Names

export const answerMetrics = ratesOf(answerFacts, {
  'refused-rate': {
    name: { en: 'Refused answers', zh: '回答被拒率' },
    better: 'fewer',
    of: ['refused'],
    per: ['answers'],
  },
})

/** How a seat decided in a match, by the kit's own number for it. Undefined in a game without one. */
export function decidedBy({ results }: GameKit, facts: SeatResult['facts']): number | undefined {
  const metric = results.metrics.find(({ id }) => id === results.conduct)
  if (!metric) return undefined
  const sumOf = (names: readonly string[]) => names.reduce((sum, name) => sum + (facts[name] ?? 0), 0)
  const per = sumOf(metric.per)
  return per === 0 ? undefined : sumOf(metric.of) / per
}
