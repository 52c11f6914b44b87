import { expect, test } from 'vitest'
import type { Comparison } from './compare.ts'
import type { Estimate } from './estimate.ts'
import { verdictOf } from './verdict.ts'

const known = (value: number, reach: number): Estimate => ({
  value,
  low: value - reach,
  high: value + reach,
  n: 40,
  deals: 20,
  method: 'bootstrap-t-by-deal',
})
const seen = (difference: Estimate, p: number): Comparison => ({
  first: difference,
  second: difference,
  difference,
  deviation: 1,
  test: { p, by: 'draws' },
})
const without = (value: number | null, why: 'too-few' | 'no-variation' | 'nothing-seen'): Estimate => ({
  value,
  low: null,
  high: null,
  n: 4,
  deals: 4,
  method: null,
  without: why,
})

test('the one with more is named', () => {
  expect(verdictOf(seen(known(2, 1), 0.01))).toBe('first')
  expect(verdictOf(seen(known(-2, 1), 0.01))).toBe('second')
})

test('test and interval must both say so', () => {
  expect(verdictOf(seen(known(2, 1), 0.06))).toBe('untold')
  expect(verdictOf(seen(known(1, 1.1), 0.04))).toBe('untold')
})

test('among many comparisons the corrected chance counts', () => {
  const corrected = { p: 0.01, corrected: 0.06, comparisons: 6 }
  expect(verdictOf(seen(known(2, 1), 0.01), corrected)).toBe('untold')
})

test('too few deals tell nothing, but the same difference in every deal does', () => {
  expect(verdictOf(seen(without(2, 'too-few'), 0.01))).toBe('too-few')
  expect(verdictOf(seen(without(2, 'no-variation'), 0.01))).toBe('first')
  expect(verdictOf(seen(without(0, 'no-variation'), 1))).toBe('untold')
  expect(verdictOf({ ...seen(without(null, 'nothing-seen'), 1), test: null })).toBe('nothing-seen')
})
