import { describe, expect, it } from 'vitest'
import { meanPoints } from './mean-points.ts'

/** The sums of these points, which are given in points. */
const meanOf = (...points: readonly number[]) => {
  const fifteenths = points.map((one) => one * 15)
  return meanPoints(
    { points: fifteenths.reduce((sum, one) => sum + one, 0), matches: points.length },
    { pointsSquared: fifteenths.reduce((sum, one) => sum + one ** 2, 0) },
  )
}

describe('mean points', () => {
  it('have the interval of Student’s t', () => {
    const { value, matches, interval } = meanOf(1, 2, 3, 4, 5)
    expect([value, matches]).toEqual([3, 5])
    // The deviation is √2.5, and t is 2.7764 with four degrees of freedom.
    expect(interval?.low).toBeCloseTo(3 - 2.7764 * Math.sqrt(2.5 / 5), 10)
    expect(interval?.high).toBeCloseTo(3 + 2.7764 * Math.sqrt(2.5 / 5), 10)
  })

  it('have no interval after one match, and no value without any', () => {
    expect(meanOf(7)).toEqual({ value: 7, matches: 1, interval: null })
    expect(meanOf()).toEqual({ value: null, matches: 0, interval: null })
  })

  it('count each match with its weight, and are as unsure as fewer matches', () => {
    const tally = {
      points: 15 * (4 + 1),
      matches: 2,
      discounted: { matches: 45, points: 45 * 15 * 4, wins: 0 },
    }
    const { value, matches, interval } = meanPoints(tally, { pointsSquared: 225 * (16 + 1) })
    expect([value, matches]).toEqual([(4 * 15 + 1 * 60) / 75, 2])
    expect((interval?.high ?? 0) - (value ?? 0)).toBeCloseTo(
      (12.7062 * Math.sqrt(4.5)) / Math.sqrt(75 / 60),
      3,
    )
  })

  it('that were always the same are sure', () => {
    expect(meanOf(1 / 3, 1 / 3, 1 / 3).interval).toEqual({ low: 1 / 3, high: 1 / 3 })
  })
})
