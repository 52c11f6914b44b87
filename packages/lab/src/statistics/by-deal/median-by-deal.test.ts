import { rngAt } from '@wis/engine'
import { describe, expect, it } from 'vitest'
import { medianByDeal } from '../compare.ts'

const dealt = (values: readonly number[]) =>
  values.map((above, at) => ({ deal: String(at + 1), above, below: 1 }))

describe('a median over deals', () => {
  it('lies in the middle, between the second and the ninth of ten values', () => {
    // Of ten tosses, at most one is a head in 11 of 1024 cases, and at most two in 56: 2 × 1.1 % are left out, and 2 × 5.5 % would be too many.
    const values = [40, 10, 90, 20, 70, 30, 100, 60, 80, 50]
    expect(medianByDeal(dealt(values))).toEqual({
      value: 55,
      low: 20,
      high: 90,
      n: 10,
      deals: 10,
      method: 'ranks-by-deal',
    })
    expect(medianByDeal(dealt([...values, 65]))).toMatchObject({ value: 60, low: 20, high: 90 })
  })

  it('is not moved by how far away the outer values are', () => {
    const values = Array.from({ length: 20 }, (_, at) => at)
    expect(medianByDeal(dealt([...values, 1e9]))).toMatchObject({ value: 10, low: 5, high: 15 })
  })

  it('has an interval over contents where they come several times', () => {
    const sums = Array.from({ length: 24 }, (_, at) => ({
      deal: String(at),
      content: String(at % 12),
      above: at % 12,
      below: 1,
    }))
    expect(medianByDeal(sums)).toMatchObject({
      value: 5.5,
      low: 2,
      high: 9,
      contents: 12,
      method: 'ranks-by-content',
    })
  })

  it('has no interval where it is the same in all deals, or where there are few', () => {
    expect(medianByDeal(dealt(Array(12).fill(3)))).toMatchObject({
      value: 3,
      low: null,
      without: 'no-variation',
    })
    expect(medianByDeal(dealt([1, 2, 3]))).toMatchObject({ value: 2, low: null, without: 'too-few' })
    expect(medianByDeal([{ deal: '1', above: 0, below: 0 }])).toMatchObject({ value: null })
  })

  it(
    'holds the truth in 93 of a hundred draws at least, of a lopsided spread too',
    { tags: ['nightly'] },
    () => {
      const rng = rngAt('medians', 0)
      for (const deals of [12, 40]) {
        let held = 0
        for (let draw = 0; draw < 2000; draw++) {
          const { low, high } = medianByDeal(
            dealt(Array.from({ length: deals }, () => -Math.log(1 - rng.next()))),
          )
          if (low !== null && high !== null && low <= Math.LN2 && Math.LN2 <= high) held += 1
        }
        expect(held / 2000).toBeGreaterThan(0.93)
      }
    },
  )
})
