import { expect, it } from 'vitest'
import type { Difference } from './report.ts'
import { sentenceOf } from './sentence-of.ts'

const share = { measures: [{ id: 'win-rate', unit: 'share' }] } as unknown as Parameters<typeof sentenceOf>[1]

const told = (more: Partial<Difference>) =>
  sentenceOf(
    {
      measure: 'win-rate',
      difference: { value: -0.1 },
      together: { low: -0.2512, high: 0.0488 },
      isTold: false,
      sentence: { en: 'A and B do not differ: −10 percentage points, 95% −19 to −1, 120 deals.', zh: '' },
      ...more,
    } as Difference,
    share,
    'en',
  )

it('a sentence has the interval of its family in the places of its own', () => {
  expect(told({})).toBe(
    'A and B do not differ: −10 percentage points, simultaneous 95% interval −25 to 5, 120 deals.',
  )
})

it('what is significant is said from the side of the higher one', () => {
  const sentence = { en: 'B has more than A: +10.0 percentage points, 95% 1.0 to 19.0, 120 deals.', zh: '' }
  expect(told({ sentence, isTold: true, together: { low: -0.2, high: -0.005 } })).toBe(
    'B has more than A: +10.0 percentage points, simultaneous 95% interval 0.5 to 20.0, 120 deals.',
  )
})

it('a report without such intervals keeps its sentence', () => {
  const sentence = { en: 'x, 95% 1 to 2, 3 deals.', zh: '' }
  expect(told({ sentence, together: null })).toBe(sentence.en)
})
