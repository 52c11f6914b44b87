import type { InBoth } from '@wis/engine'
import type { Metric } from './results.ts'

/** The facts about answers that every game counts. */
export const answerFacts = {
  answers: { en: 'Questions', zh: '提问数' },
  refused: { en: 'Refused answers', zh: '被拒绝的回答' },
  missed: { en: 'Missing answers', zh: '缺失的回答' },
} as const satisfies Readonly<Record<string, InBoth<string>>>

export const answerMetrics: readonly Metric[] = [
  {
    id: 'refused-rate',
    name: { en: 'Refused answers', zh: '回答被拒率' },
    formula: { en: 'refused answers ÷ questions', zh: '被拒绝的回答 ÷ 提问数' },
    better: 'fewer',
    unit: 'share',
    of: ['refused'],
    per: ['answers'],
  },
]
