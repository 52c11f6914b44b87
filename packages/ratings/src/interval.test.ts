import { expect, test } from 'vitest'
import { interval } from './interval.ts'

test('the rate behind five of ten lies between 24 % and 76 %', () => {
  const found = interval(5, 10)
  expect(found?.low).toBeCloseTo(0.2366, 4)
  expect(found?.high).toBeCloseTo(0.7634, 4)
})

test('a rate without trials has no interval', () => {
  expect(interval(0, 0)).toBeNull()
})

test('a rate that never failed reaches up to 1 and stays open below', () => {
  const found = interval(10, 10)
  expect(found?.high).toBeCloseTo(1, 12)
  expect(found?.low).toBeCloseTo(0.7225, 4)
})

test('more trials at the same rate narrow the interval', () => {
  const width = (trials: number) => {
    const { low, high } = interval(trials / 2, trials) ?? { low: 0, high: 1 }
    return high - low
  }
  expect(width(100)).toBeLessThan(width(10))
})
