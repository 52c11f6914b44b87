import { expect, it } from 'vitest'
import { normalShare } from '../distributions.ts'
import { drawPoint } from './true-skill.ts'
import { truncatedNormal } from './truncated-normal.ts'

it('a curve without bounds is whole', () => {
  const { mean, variance } = truncatedNormal(-Infinity, Infinity)
  expect(mean).toBe(0)
  expect(variance).toBeCloseTo(1, 14)
})

it('half a curve has the moments of the books', () => {
  const { mean, variance } = truncatedNormal(0, Infinity)
  expect(mean).toBeCloseTo(Math.sqrt(2 / Math.PI), 14)
  expect(variance).toBeCloseTo(1 - 2 / Math.PI, 14)
})

it.each([-3, -1, -0.2, 0.5, 2, 4])('above %d the mean is height over share', (low) => {
  const height = Math.exp((-low * low) / 2) / Math.sqrt(2 * Math.PI)
  const expected = height / normalShare(-low)
  const { mean, variance } = truncatedNormal(low, Infinity)
  expect(mean / expected).toBeCloseTo(1, 2)
  expect(variance).toBeCloseTo(1 - mean * (mean - low), 12)
})

it.each([10, 100, 1e4, 1e8])('far above 0, at %d, what lies beyond is as in an exponential curve', (low) => {
  const { mean, variance } = truncatedNormal(low, Infinity)
  const first = 1 / low - 2 / low ** 3 + 10 / low ** 5
  const second = 1 / low ** 2 - 6 / low ** 4 + 50 / low ** 6
  expect(Math.abs(mean - low - first)).toBeLessThan(Math.max(75 / low ** 7, 4e-16 * low))
  expect(variance / second).toBeCloseTo(1, 3)
})

it.each([0, 1, 30, 1e3])('a narrow piece at %d is nearly even', (low) => {
  const width = 1e-4 / Math.max(1, low)
  const { mean, variance } = truncatedNormal(low, low + width)
  expect((mean - low) / width).toBeCloseTo(0.5, 3)
  expect(variance / (width ** 2 / 12)).toBeCloseTo(1, 3)
})

it('below 0 all is as above it', () => {
  const [above, below] = [truncatedNormal(2, 3.5), truncatedNormal(-3.5, -2)]
  expect(below).toEqual({ mean: -above.mean, variance: above.variance })
})

it('a piece with the middle in it has both its sides', () => {
  const { mean, variance } = truncatedNormal(-0.5, 1.5)
  const height = (x: number) => Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)
  const share = normalShare(1.5) - normalShare(-0.5)
  const expected = (height(-0.5) - height(1.5)) / share
  expect(mean).toBeCloseTo(expected, 6)
  expect(variance).toBeCloseTo(1 - (1.5 * height(1.5) + 0.5 * height(-0.5)) / share - expected ** 2, 6)
})

it('the point of a draw encloses the probability of a draw', () => {
  expect(normalShare(drawPoint) - normalShare(-drawPoint)).toBeCloseTo(0.1, 6)
})
