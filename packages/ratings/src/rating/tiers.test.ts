import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tiersAmong, tiersOf } from './rating-table.ts'

const field = fc.array(
  fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 12 })).map(([low, reach]) => ({
    low,
    high: low + reach,
  })),
  { maxLength: 25 },
)

describe('tiers', () => {
  it('end where every interval above lies over every one below', () => {
    const rows = [
      { low: 30, high: 40 },
      { low: 26, high: 31 },
      { low: 10, high: 25 },
      { low: 1, high: 9 },
    ]
    expect(rows.map(tiersOf(rows))).toEqual([1, 1, 2, 3])
  })

  it('are shared if intervals touch, or if a third interval connects two', () => {
    const touching = [
      { low: 1, high: 2 },
      { low: 2, high: 3 },
    ]
    expect(touching.map(tiersOf(touching))).toEqual([1, 1])
    const bridged = [
      { low: 10, high: 12 },
      { low: 1, high: 3 },
      { low: 2, high: 11 },
    ]
    expect(bridged.map(tiersOf(bridged))).toEqual([1, 1, 1])
  })

  it('are not shared over a gap in the field, and not split between overlapping intervals', () => {
    fc.assert(
      fc.property(field, (rows) => {
        const tier = tiersOf(rows)
        for (const one of rows)
          for (const other of rows) {
            if (one.low <= other.high && other.low <= one.high) expect(tier(one)).toBe(tier(other))
            if (tier(one) < tier(other)) expect(one.low).toBeGreaterThan(other.high)
          }
        const used = new Set(rows.map(tier))
        expect(Math.max(0, ...used)).toBe(used.size)
      }),
    )
  })

  it('are as many as the field has gaps', () => {
    fc.assert(
      fc.property(field, (rows) => {
        const gaps = rows.filter(
          ({ low }) =>
            rows.some(({ high }) => high < low) &&
            !rows.some((other) => other.low < low && other.high >= low),
        )
        expect(new Set(rows.map(tiersOf(rows))).size).toBe(
          rows.length === 0 ? 0 : 1 + new Set(gaps.map(({ low }) => low)).size,
        )
      }),
    )
  })
})

describe('the tiers of a season', () => {
  const sure = (low: number) => ({ low, high: low + 10, provisional: false })
  const unsure = { low: 0, high: 100, provisional: true }

  it('are not connected by a newcomer, which has no tier', () => {
    const rows = [sure(80), unsure, sure(20)]
    expect(rows.map(tiersAmong(rows))).toEqual([1, null, 2])
  })

  it('count every rating while most ratings are provisional', () => {
    const young = [sure(80), unsure, unsure]
    expect(young.map(tiersAmong(young))).toEqual([1, 1, 1])
    const apart = [
      { low: 60, high: 90, provisional: true },
      { low: 0, high: 50, provisional: true },
    ]
    expect(apart.map(tiersAmong(apart))).toEqual([1, 2])
  })
})
