import { describe, expect, it } from 'vitest'
import { rngAt } from './rng.ts'

const draws = (seed: string, position: number, count: number) => {
  const rng = rngAt(seed, position)
  return Array.from({ length: count }, () => rng.next())
}

/** The distance of counts from equal ones: the chi-square statistic, whose mean is its degrees of freedom. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

function countsOf(results: readonly number[], kinds: number): readonly number[] {
  return Array.from({ length: kinds }, (_, kind) => results.filter((result) => result === kind).length)
}

/** Chi-square values that fair chance exceeds once in 100,000 times, by degrees of freedom. */
const limits = { 1: 19.51, 5: 30.86, 35: 86.9, 99: 174.7, 119: 200.2 } as const

describe('the numbers of a seed and a position', { timeout: 60_000 }, () => {
  it('are the same for ever', () => {
    expect(draws('seed', 0, 3)).toEqual([0.3712494329083711, 0.053755407920107245, 0.8797313880641013])
    expect(rngAt('seed', 8).shuffle([0, 1, 2, 3, 4, 5])).toEqual([0, 2, 5, 3, 1, 4])
  })

  it('are the same for two readers, whenever each asks', () => {
    const first = rngAt('a', 5)
    const second = rngAt('a', 5)
    expect([first.next(), first.next()]).toEqual([second.next(), second.next()])
  })

  it('are others at another position or for another seed', () => {
    const starts = new Set<number>()
    for (let seed = 0; seed < 100; seed++) {
      for (let position = 0; position < 100; position++) starts.add(rngAt(`${seed}`, position).next())
    }
    expect(starts.size).toBeGreaterThan(9_990)
  })

  it('lie from 0 up to but not including 1', () => {
    expect(draws('range', 0, 10_000).every((number) => number >= 0 && number < 1)).toBe(true)
  })
})

describe('chance is fair', { timeout: 60_000 }, () => {
  it('within one generator: 100 equal intervals are hit alike', () => {
    const hits = draws('intervals', 1, 100_000).map((number) => Math.floor(number * 100))
    expect(chiSquare(countsOf(hits, 100))).toBeLessThan(limits[99])
  })

  it('from one number to the next: all pairs of sixths come alike', () => {
    const numbers = draws('pairs', 1, 72_000)
    const pairs = Array.from({ length: 36_000 }, (_, index) => {
      const [first = 0, second = 0] = numbers.slice(2 * index, 2 * index + 2)
      return Math.floor(first * 6) * 6 + Math.floor(second * 6)
    })
    expect(chiSquare(countsOf(pairs, 36))).toBeLessThan(limits[35])
  })

  it('across seeds: the first draw of consecutive seeds hits every seat alike', () => {
    const seats = Array.from({ length: 60_000 }, (_, seed) => rngAt(`match-${seed}`, 0).int(6))
    expect(chiSquare(countsOf(seats, 6))).toBeLessThan(limits[5])
  })

  it('across seeds: word, spy and starter of a deal are independent of each other', () => {
    const deals = Array.from({ length: 72_000 }, (_, seed) => {
      const rng = rngAt(`${seed}`, 0)
      const word = rng.int(2)
      return word * 36 + rng.int(6) * 6 + rng.int(6)
    })
    const byWord = [0, 1].map((word) => deals.filter((deal) => Math.floor(deal / 36) === word))
    expect(chiSquare(byWord.map((half) => half.length))).toBeLessThan(limits[1])
    for (const [word, half] of byWord.entries()) {
      expect(
        chiSquare(
          countsOf(
            half.map((deal) => deal - word * 36),
            36,
          ),
        ),
      ).toBeLessThan(limits[35])
    }
  })

  it('across positions of one seed', () => {
    const seats = Array.from({ length: 60_000 }, (_, position) => rngAt('seed', position).int(6))
    expect(chiSquare(countsOf(seats, 6))).toBeLessThan(limits[5])
  })

  it('in shuffling: all 120 orders of five come alike', () => {
    const orders = new Map<string, number>()
    for (let seed = 0; seed < 60_000; seed++) {
      const order = rngAt(`${seed}`, 3).shuffle([0, 1, 2, 3, 4]).join('')
      orders.set(order, (orders.get(order) ?? 0) + 1)
    }
    expect(orders.size).toBe(120)
    expect(chiSquare([...orders.values()])).toBeLessThan(limits[119])
  })

  it('would not pass with a bias of three in a hundred', () => {
    const biased = Array.from({ length: 60_000 }, (_, seed) =>
      Math.min(5, Math.floor(rngAt(`${seed}`, 0).next() * 6.2)),
    )
    expect(chiSquare(countsOf(biased, 6))).toBeGreaterThan(limits[5])
  })
})

describe('drawing', () => {
  it('picks every item, and only items', () => {
    const picked = new Set(
      Array.from({ length: 200 }, (_, seed) => rngAt(`${seed}`, 0).pick(['a', 'b', 'c'])),
    )
    expect([...picked].sort()).toEqual(['a', 'b', 'c'])
  })

  it('throws when there is nothing to pick from', () => {
    expect(() => rngAt('a', 0).pick([])).toThrow(RangeError)
  })

  it('shuffles a copy and loses nothing', () => {
    const items = [1, 2, 3, 4, 5]
    expect(rngAt('a', 0).shuffle(items).sort()).toEqual(items)
    expect(items).toEqual([1, 2, 3, 4, 5])
  })
})
