import { expect, test } from 'vitest'
import type { Comparison } from '../compare.ts'
import type { Estimate } from '../estimate.ts'
import { comparisonSentence } from './sentences.ts'

const known = (value: number, low: number, high: number, deals = 480): Estimate => ({
  value,
  low,
  high,
  n: deals * 2,
  deals,
  method: 'bootstrap-t-by-deal',
})
const seen = (difference: Estimate, p: number, deviation = 6): Comparison => ({
  first: difference,
  second: difference,
  difference,
  deviation,
  test: { p, by: 'draws' },
})
const deception = { name: 'deception', more: 'deceives better', unit: 'points a deal' }
const accuracy = { name: 'vote accuracy', more: 'votes right more often', unit: null }
const inChinese = { name: '伪装', more: '更会伪装', unit: '分' }
const names = { first: 'A', second: 'B' }

test('the one with more is named first, and the difference is its advantage', () => {
  const clear = seen(known(0.9, 0.3, 1.5), 0.004)
  expect(comparisonSentence('en', { ...names, measure: deception, comparison: clear })).toBe(
    'A deceives better than B: +0.9 points a deal, 95% 0.3 to 1.5, 480 deals.',
  )
  const other = seen(known(-0.9, -1.5, -0.3), 0.004)
  expect(comparisonSentence('en', { ...names, measure: deception, comparison: other })).toBe(
    'B deceives better than A: +0.9 points a deal, 95% 0.3 to 1.5, 480 deals.',
  )
  expect(comparisonSentence('zh', { ...names, measure: inChinese, comparison: clear })).toBe(
    'A 比 B 更会伪装：+0.9 分，95% 区间 0.3 至 1.5，480 个牌局。',
  )
})

test('without a significant difference, a sentence says how many more deals are needed', () => {
  const unclear = seen(known(0.2, -0.3, 0.7), 0.4)
  expect(comparisonSentence('en', { ...names, measure: deception, comparison: unclear })).toBe(
    'A and B do not differ significantly in deception: +0.2 points a deal, 95% −0.3 to 0.7, 480 deals, about 6,586 more deals needed.',
  )
  expect(comparisonSentence('zh', { ...names, measure: inChinese, comparison: unclear })).toBe(
    'A 与 B 的伪装没有显著差异：+0.2 分，95% 区间 −0.3 至 0.7，480 个牌局，大约还需 6,586 个牌局。',
  )
  const same = seen(known(0, -0.5, 0.5), 1)
  expect(comparisonSentence('en', { ...names, measure: deception, comparison: same })).toContain(
    'more deals would hardly help',
  )
})

test('a correction is said with the number of comparisons', () => {
  const corrected = { p: 0.004, corrected: 0.024, comparisons: 6 }
  const told = { ...names, measure: deception, comparison: seen(known(0.9, 0.3, 1.5), 0.004), corrected }
  expect(comparisonSentence('en', told)).toBe(
    'A deceives better than B: +0.9 points a deal, 95% 0.3 to 1.5, 480 deals, corrected for 6 comparisons.',
  )
  const single = { ...told, corrected: { p: 0.004, corrected: 0.004, comparisons: 1 } }
  expect(comparisonSentence('en', single)).not.toContain('corrected')
})

test('shares are in per cent, and their differences in percentage points', () => {
  const comparison = seen(known(0.042, 0.011, 0.073), 0.01, 0.3)
  expect(comparisonSentence('en', { ...names, measure: accuracy, comparison })).toBe(
    'A votes right more often than B: +4.2 percentage points, 95% 1.1 to 7.3, 480 deals.',
  )
})

test('a difference without an interval, and a rough one, say why', () => {
  const told = (difference: Estimate) =>
    comparisonSentence('en', { ...names, measure: deception, comparison: seen(difference, 1) })
  const few: Estimate = { value: 2, low: null, high: null, n: 4, deals: 4, method: null, without: 'too-few' }
  expect(told(few)).toContain('+2.00 points a deal, too few deals for an interval, 4 deals')
  expect(told({ ...few, without: 'no-variation' })).toContain('the same in every deal, 4 deals')
  expect(told({ ...few, value: null, without: 'nothing-seen' })).toBe('No data on deception.')
  const rough: Estimate = {
    value: 2,
    low: -1,
    high: 3,
    n: 40,
    deals: 20,
    method: 'student-by-deal',
    rough: true,
  }
  expect(told(rough)).toContain(
    '95% −1.0 to 3.0, the interval is approximate, because a few deals dominate, 20 deals',
  )
})
