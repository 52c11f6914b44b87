import { rngAt } from '@wis/engine'
import { describe, expect, it } from 'vitest'
import type { PairedDeal } from './by-deal/deal-sums.ts'
import { effectSizeOf } from './effect-size.ts'

const pairsOf = (deals: readonly (readonly [number, number])[], below = 1): readonly PairedDeal[] =>
  deals.map(([first, second], at) => ({
    deal: String(at),
    first: { deal: String(at), above: first, below },
    second: { deal: String(at), above: second, below },
  }))

describe('Cohen’s d_z', () => {
  it('is the mean difference in deviations of the differences', () => {
    // Differences are 1 and 2 in turn: 1.5 by a deviation of √(24 · 0.25 ÷ 23), without skewness, and of kurtosis 1.
    const found = effectSizeOf(
      'mean',
      pairsOf(Array.from({ length: 24 }, (_, at) => [at + 1 + (at % 2), at])),
    )
    const size = 1.5 / Math.sqrt(6 / 23)
    expect(found).toMatchObject({ kind: 'd_z' })
    expect(found.value).toBeCloseTo(size, 12)
    // The variance is (1 + d² (1 − 1) ÷ 4) ÷ 24, and Student’s point of 23 degrees is 2.0687.
    expect(found.low).toBeCloseTo(size - 2.0687 / Math.sqrt(24), 3)
    expect(found.high).toBeCloseTo(size + 2.0687 / Math.sqrt(24), 3)
  })

  it('does not depend on the unit of the measure', () => {
    const deals = Array.from({ length: 30 }, (_, at) => [(at * 7) % 11, (at * 3) % 5] as const)
    const inFifteenths = deals.map(([one, other]) => [15 * one, 15 * other] as const)
    const [one, other] = [effectSizeOf('mean', pairsOf(deals)), effectSizeOf('mean', pairsOf(inFifteenths))]
    for (const end of ['value', 'low', 'high'] as const) expect(other[end]).toBeCloseTo(one[end] ?? 9, 10)
  })

  it('has no interval of few deals, and no value where all differ by the same', () => {
    const few = effectSizeOf(
      'mean',
      pairsOf([
        [1, 0],
        [2, 0],
        [3, 0],
      ]),
    )
    expect(few).toMatchObject({ kind: 'd_z', low: null, high: null })
    expect(few.value).toBeCloseTo(2, 12)
    const alike = Array.from({ length: 20 }, (_, at) => [at + 1, at] as const)
    expect(effectSizeOf('mean', pairsOf(alike))).toEqual({ kind: 'd_z', value: null, low: null, high: null })
  })

  it('holds the truth in 95 of a hundred draws of lopsided points', () => {
    const rng = rngAt('d_z', 0)
    // Two exponential draws differ by a Laplace one, of deviation √2; 0.5 more than that is a size of 0.5 ÷ √2.
    const draw = () => -Math.log(1 - rng.next())
    const experiments = 1000
    let held = 0
    for (let experiment = 0; experiment < experiments; experiment++) {
      const { low, high } = effectSizeOf(
        'mean',
        pairsOf(Array.from({ length: 60 }, () => [draw() + 0.5, draw()] as const)),
      )
      const truth = 0.5 / Math.SQRT2
      if (low !== null && high !== null && low <= truth && truth <= high) held++
    }
    expect(held / experiments).toBeGreaterThan(0.93)
    expect(held / experiments).toBeLessThan(0.98)
  })
})

describe('Cohen’s h', () => {
  it('is the distance of two rates on the scale of arcsines', () => {
    // 30 of 60 and 18 of 60: 2 asin √0.5 − 2 asin √0.3 = 1.5708 − 1.1593.
    const found = effectSizeOf(
      'rate',
      pairsOf(Array.from({ length: 60 }, (_, at) => [at % 2, at % 10 < 3 ? 1 : 0] as const)),
    )
    expect(found.kind).toBe('h')
    expect(found.value).toBeCloseTo(0.4115, 4)
    expect(found.low).toBeLessThan(0.4115)
    expect(found.high).toBeGreaterThan(0.4115)
  })

  it('is known of rates of nothing and of all', () => {
    const found = effectSizeOf('rate', pairsOf(Array.from({ length: 20 }, () => [1, 0] as const)))
    expect(found.value).toBeCloseTo(Math.PI, 12)
    expect(found.low).toBeGreaterThan(0)
  })
})
