import { rngAt } from '@wis/engine'
import { expect, it } from 'vitest'
import { bell } from './distributions.ts'
import { meanDifference, meanInterval } from './two-means.ts'
import type { Sample } from './two-means.ts'

function sampleOf(values: readonly number[]): Sample {
  const n = values.length
  const mean = values.reduce((sum, value) => sum + value, 0) / n
  return { n, mean, variance: values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (n - 1) }
}

it('agrees with a worked example', () => {
  // 3, 5, 7 against 1, 2, 3, 6: 5 − 3 = 2, standard error √(4/3 + 4.6667/4) = 1.5811, 4.66 degrees of freedom.
  const found = meanDifference(sampleOf([3, 5, 7]), sampleOf([1, 2, 3, 6]))
  expect(found?.difference).toBeCloseTo(2, 10)
  expect(found?.high).toBeCloseTo(2 + 2.7764 * 1.5811, 3)
  expect(found).toMatchObject({ isSignificant: false })
  expect(meanInterval(sampleOf([3, 5, 7]))?.high).toBeCloseTo(5 + 4.3027 * Math.sqrt(4 / 3), 3)
})

it('says nothing about a single match, or where nothing varies', () => {
  expect(meanDifference({ n: 1, mean: 3, variance: 0 }, sampleOf([1, 2]))).toBeUndefined()
  expect(meanDifference(sampleOf([1, 1]), sampleOf([1, 1, 1]))).toBeUndefined()
  expect(meanInterval({ n: 1, mean: 3, variance: 0 })).toBeUndefined()
})

const rounds = 2000
/** The share of studies with this difference that find it. */
function foundOf(difference: number, n: number, name: string): number {
  const rng = rngAt(name, 0)
  const drawn = (mean: number, spread: number) =>
    sampleOf(Array.from({ length: n }, () => mean + spread * bell(rng)))
  const studies = Array.from({ length: rounds }, () => meanDifference(drawn(difference, 2), drawn(0, 1)))
  return studies.filter((study) => study?.isSignificant).length / rounds
}

it('finds nothing between equal versions in about 95 of 100 studies', () => {
  const found = foundOf(0, 12, 'equal')
  expect(found).toBeGreaterThan(0.035)
  expect(found).toBeLessThan(0.065)
})

it('finds a difference in about four of five studies of the size that it asks for', () => {
  const one = { n: 10, mean: 1, variance: 4 }
  const more = meanDifference(one, { n: 10, mean: 0, variance: 1 })?.more ?? 0
  const found = foundOf(1, 10 + more, 'planted')
  expect(found).toBeGreaterThan(0.74)
  expect(found).toBeLessThan(0.86)
})
