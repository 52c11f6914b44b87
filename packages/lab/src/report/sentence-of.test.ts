import { expect, it } from 'vitest'
import type { Difference } from './report.ts'
import { isWeak, sentenceOf } from './sentence-of.ts'

const share = {
  measures: [{ id: 'win-rate', unit: 'share', name: { en: 'Win rate', zh: '胜率' } }],
} as unknown as Parameters<typeof sentenceOf>[1]

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

const named = (name: string, more: Partial<Difference>, language: 'en' | 'zh' = 'en') =>
  sentenceOf(
    { measure: 'agreed', first: 'ann', second: 'bo', corrected: 0.0625, ...more } as unknown as Difference,
    { measures: [{ id: 'agreed', unit: 'share', name: { en: name, zh: '达成率' } }] } as never,
    language,
  )

const untold = {
  isTold: false,
  difference: { value: -0.33, low: -0.595, high: -0.042 },
  together: { low: -0.595, high: -0.042 },
  sentence: {
    en: 'ann and bo do not differ significantly in agrees: −33 percentage points, 95% −60 to −4, 21 deals.',
    zh: 'ann 与 bo 的达成率没有显著差异：−33 个百分点，95% 区间 −60 至 −4，21 个牌局。',
  },
} as Partial<Difference>

it('where p is not significant but the interval excludes 0, a sentence says that the evidence is weak', () => {
  expect(isWeak(untold as Difference)).toBe(true)
  expect(named('Agrees', untold)).toBe(
    '“Agrees” is higher for bo than for ann, but the evidence is weak: +33 percentage points, simultaneous 95% interval 4 to 60, but p = 0.063 decides, 21 deals.',
  )
  expect(named('Agrees', { ...untold, together: null })).toContain(
    '+33 percentage points, 95% 4 to 60, but p',
  )
  expect(named('Agrees', untold, 'zh')).toBe(
    '在“达成率”上，bo 高于 ann，但证据不足：+33 个百分点，联合 95% 区间 4 至 60，但以 p = 0.063 为准，21 个牌局。',
  )
})

it('where p is significant but the interval includes 0, a sentence says that p decides', () => {
  const sentence = {
    en: 'bo has a higher payback than ann: +33 percentage points, 95% 4 to 60, 21 deals.',
    zh: 'bo 比 ann 的达成率更高：+33 个百分点，95% 区间 4 至 60，21 个牌局。',
  }
  const one = { ...untold, isTold: true, corrected: 0.04, together: { low: -0.64, high: 0.01 }, sentence }
  expect(named('Payback', one)).toBe(
    'bo has a higher payback than ann: +33 percentage points, simultaneous 95% interval −1 to 64, but p = 0.040 decides, 21 deals.',
  )
})

it('a measure whose name is no noun stands in quotes', () => {
  const sentence = (en: string) => ({ ...untold, isTold: true, sentence: { en, zh: '' } })
  expect(named('Invests', sentence('bo has a higher invests than ann: +33 points, 21 deals.'))).toContain(
    '“Invests” is higher for bo than for ann: +33 points',
  )
  expect(
    named(
      'Invests',
      sentence('bo (Chat) has a higher change in invests than ann (Chat): +33 points, 21 deals.'),
    ),
  ).toContain('The change in “Invests” is higher for bo (Chat) than for ann (Chat): +33 points')
  const mean = 'bo has a higher mean points than ann: +33 points, 21 deals.'
  expect(named('Mean points', sentence(mean))).toContain('bo has higher mean points than ann')
  const included = { low: -0.6, high: 0.1 }
  expect(named('Agrees', { ...untold, together: included })).toContain(
    'ann and bo do not differ significantly in “Agrees”: −33',
  )
})
