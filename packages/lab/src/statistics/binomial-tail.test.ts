import { expect, test } from 'vitest'
import { binomialAtMost } from './distributions.ts'

test('small binomials are those of enumeration', () => {
  // 10 throws of a fair coin: 1, 10, 45, 120 … of 1024.
  expect(binomialAtMost(0, 10, 0.5)).toBeCloseTo(1 / 1024, 14)
  expect(binomialAtMost(2, 10, 0.5)).toBeCloseTo(56 / 1024, 14)
  expect(binomialAtMost(7, 10, 0.5)).toBeCloseTo(968 / 1024, 14)
  expect(binomialAtMost(3, 4, 0.1)).toBeCloseTo(1 - 0.0001, 14)
})

test('20 trials at a rate of 0.3 are those of the cumulative binomial table', () => {
  expect(binomialAtMost(7, 20, 0.3)).toBeCloseTo(0.7723, 4)
  expect(binomialAtMost(8, 20, 0.3)).toBeCloseTo(0.8867, 4)
})

test('nothing underflows among a hundred thousand trials', () => {
  expect(binomialAtMost(50_000, 100_000, 0.5)).toBeCloseTo(0.5 + 0.5 * 0.002523, 5)
  expect(binomialAtMost(10, 100_000, 0.9)).toBe(0)
  expect(binomialAtMost(99_999, 100_000, 0.9)).toBe(1)
})

test('a rate of nothing or of everything leaves no chance', () => {
  expect(binomialAtMost(0, 5, 0)).toBe(1)
  expect(binomialAtMost(4, 5, 1)).toBe(0)
  expect(binomialAtMost(5, 5, 1)).toBe(1)
  expect(binomialAtMost(-1, 5, 0.5)).toBe(0)
})
