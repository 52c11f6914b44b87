import { rngAt } from '@wis/engine'
import { describe, expect, it } from 'vitest'
import { groupedMean } from './grouped-mean.ts'
import { meanInterval } from './two-means.ts'

describe('the mean of players with several games each', () => {
  it('counts games, not players', () => {
    expect(
      groupedMean([
        { games: 3, sum: 9 },
        { games: 1, sum: 1 },
      ])?.value,
    ).toBe(2.5)
  })

  it('is that of Student where everybody played once', () => {
    const points = [1, 4, 2, 2, 7]
    const interval = meanInterval({ n: 5, mean: 3.2, variance: 5.7 })
    const found = groupedMean(points.map((sum) => ({ games: 1, sum })))
    expect(found?.interval?.low).toBeCloseTo(interval?.low ?? Number.NaN, 10)
    expect(found?.interval?.high).toBeCloseTo(interval?.high ?? Number.NaN, 10)
  })

  it('has no interval of one player, or where nobody differs', () => {
    expect(groupedMean([])).toBeUndefined()
    expect(groupedMean([{ games: 9, sum: 3 }])).toEqual({ value: 1 / 3, interval: null })
    expect(
      groupedMean([
        { games: 2, sum: 2 },
        { games: 1, sum: 1 },
      ]),
    ).toEqual({ value: 1, interval: null })
  })

  it.each([3, 5, 10, 40])('holds the truth of %i players of unequal strength and diligence', (people) => {
    const runs = 4000
    const rng = rngAt(`people ${people}`, 0)
    const uniform = () => rng.int(1_000_000) / 1_000_000
    let [held, made] = [0, 0]
    for (let run = 0; run < runs; run++) {
      const found = groupedMean(
        Array.from({ length: people }, () => {
          const games = 1 + rng.int(8)
          const strength = uniform()
          const won = Array.from({ length: games }, () => uniform() < strength)
          return { games, sum: won.filter(Boolean).length }
        }),
      )
      if (!found?.interval) continue
      made++
      if (found.interval.low <= 0.5 && found.interval.high >= 0.5) held++
    }
    expect(made / runs).toBeGreaterThan(0.95)
    expect(held / made).toBeGreaterThan(0.93)
    expect(held / made).toBeLessThan(0.98)
  })
})
