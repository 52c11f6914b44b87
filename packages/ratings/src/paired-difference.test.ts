import { rngAt } from '@wis/engine'
import { describe, expect, it } from 'vitest'
import { pairedDifference } from './paired-difference.ts'
import type { PairedResult } from './paired-difference.ts'

const results = (...differences: readonly number[]): PairedResult[] =>
  differences.map((difference, deal) => ({ first: deal + difference, second: deal }))

describe('two agents on the same deals', () => {
  it('without a deal in common cannot be compared', () => {
    const nothing = { pairs: 0, difference: null, interval: null, pairsToSeparate: null }
    expect(pairedDifference([])).toEqual(nothing)
  })

  it('with one deal in common have a difference and no interval', () => {
    expect(pairedDifference(results(2))).toMatchObject({
      difference: 2,
      interval: null,
      pairsToSeparate: null,
    })
  })

  it('have the interval of Student’s t', () => {
    // Mean 2, deviation 1.5811, t(4) = 2.7764: 2 ± 1.9632.
    const { difference, interval } = pairedDifference(results(0, 1, 2, 3, 4))
    expect(difference).toBe(2)
    expect(interval?.low).toBeCloseTo(0.0368, 3)
    expect(interval?.high).toBeCloseTo(3.9632, 3)
  })

  it('are told apart if the interval leaves out 0, and then need no more deals', () => {
    expect(pairedDifference(results(0, 1, 2, 3, 4)).pairsToSeparate).toBe(0)
  })

  it('need the number of deals at which the interval would leave out 0 if nothing else changed', () => {
    const found = pairedDifference(results(-3, 5, -3, 5))
    expect(found.difference).toBe(1)
    // Deviation 4.6188: 85 pairs reach 0.9962, 84 reach 1.0023.
    expect(found.pairsToSeparate).toBe(81)
  })

  it('that are equal cannot be told apart by any number of deals', () => {
    expect(pairedDifference(results(-1, 1)).pairsToSeparate).toBeNull()
    expect(pairedDifference(results(0, 0, 0))).toMatchObject({ difference: 0, pairsToSeparate: null })
  })
})

it('the interval holds the truth in about 95 of 100 samples, with few pairs and with many', () => {
  for (const pairs of [5, 40]) {
    const holds = Array.from({ length: 2000 }, (_, sample) => {
      const rng = rngAt(`sample-${pairs}`, sample)
      const drawn = Array.from({ length: pairs }, () => 1 + normal(rng.next(), rng.next()))
      const { interval } = pairedDifference(results(...drawn))
      return interval !== null && interval.low <= 1 && 1 <= interval.high
    }).filter(Boolean).length
    expect(holds / 2000).toBeGreaterThan(0.935)
    expect(holds / 2000).toBeLessThan(0.965)
  }
})

/** Box and Muller. */
function normal(one: number, other: number): number {
  return Math.sqrt(-2 * Math.log(1 - one)) * Math.cos(2 * Math.PI * other)
}
