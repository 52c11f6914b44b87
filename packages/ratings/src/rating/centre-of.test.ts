import { expect, test } from 'vitest'
import { centreOf } from './weigh-fields.ts'

const normal = { mean: 1, variance: 4, third: 0 }

test('95 % of one normal curve lie within 1.96 deviations', () => {
  const { mean, low, high } = centreOf([{ weight: 1, ...normal }])
  expect(mean).toBe(1)
  expect(high - mean).toBeCloseTo(2 * 1.96, 3)
  expect(mean - low).toBeCloseTo(2 * 1.96, 3)
})

test('curves that disagree give a wider interval than each of them', () => {
  const { mean, low, high } = centreOf([
    { weight: 1 / 2, ...normal },
    { weight: 1 / 2, ...normal, mean: 5 },
  ])
  expect(mean).toBe(3)
  expect(high - low).toBeGreaterThan(2 * 1.96 * Math.sqrt(4 + 4) - 0.8)
})

test('a curve that is drawn out to one side reaches further there', () => {
  const { mean, low, high } = centreOf([{ weight: 1, mean: 0, variance: 1, third: -0.6 }])
  expect(mean - low).toBeGreaterThan(high - mean + 0.4)
})

test('the interval of a curve too skew for these numbers still holds its mean', () => {
  for (const third of [-50, 50]) {
    const { mean, low, high } = centreOf([{ weight: 1, mean: 0, variance: 1, third }])
    expect(low).toBeLessThan(mean)
    expect(high).toBeGreaterThan(mean)
  }
})
