import { rngAt } from '@wis/engine'
import type { Rng } from '@wis/engine'
import { describe, expect, it } from 'vitest'
import type { DealSum } from '../statistics/by-deal/deal-sums.ts'
import { comparePairs, estimateOf } from '../statistics/compare.ts'
import { columnPairs, columnShares, columnSums, inSameDeals, termsOf } from './suite-column.ts'

const sums = (values: readonly (readonly [above: number, below: number])[]): readonly DealSum[] =>
  values.map(([above, below], at) => ({ deal: String(at + 1), above, below }))

/** Two parts: 6 of 10 in one, 3 of 12 in the other. */
const parts: Readonly<Record<string, readonly DealSum[]>> = {
  'a/x': sums([
    [4, 5],
    [2, 5],
  ]),
  'b/x': sums([
    [1, 4],
    [0, 4],
    [2, 4],
  ]),
}
const sumsOf = (reference: string) => parts[reference] ?? []
const valueOf = (terms: Parameters<typeof termsOf>[0]['terms']) =>
  estimateOf('mean', columnSums(termsOf({ terms }, sumsOf)), rngAt('column', 0)).value

describe('a column over several parts', () => {
  it('divides numerators together by denominators together', () => {
    expect(valueOf([{ times: 1, of: ['a/x', 'b/x'] }])).toBeCloseTo(9 / 22)
  })

  it('adds ratios, each as often as it counts', () => {
    expect(
      valueOf([
        { times: 0.375, of: ['a/x'] },
        { times: 0.625, of: ['b/x'] },
      ]),
    ).toBeCloseTo(0.375 * 0.6 + 0.625 * 0.25)
  })

  it('has no value while one of its parts has shown nothing', () => {
    expect(
      valueOf([
        { times: 1, of: ['a/x'] },
        { times: 1, of: ['c/x'] },
      ]),
    ).toBeNull()
  })
})

describe('a term that may add nothing', () => {
  const terms = [
    { times: 1, of: ['a/x'] },
    { times: 0.25, of: ['b/x'], orNothing: true as const },
  ]
  const seldom = (seen: Readonly<Record<string, readonly DealSum[]>>) => (reference: string) =>
    seen[reference] ?? []
  const often = {
    'a/x': sums([
      [1, 1],
      [0, 1],
      [1, 1],
      [0, 1],
    ]),
  }
  const once = [{ deal: '9', above: 1, below: 1 }]

  it('adds what it has, and nothing where there is nothing to divide by', () => {
    const valued = (seen: Readonly<Record<string, readonly DealSum[]>>) =>
      estimateOf('mean', columnSums(termsOf({ terms }, seldom(seen))), rngAt('seldom', 0)).value
    expect(valued(often)).toBeCloseTo(0.5)
    expect(valued({ ...often, 'b/x': once })).toBeCloseTo(0.75)
    expect(valued({ 'b/x': once })).toBeNull()
  })

  it('is compared over the deals of both, although one has nothing in them', () => {
    const [first, second] = inSameDeals(
      termsOf({ terms }, seldom({ ...often, 'b/x': once })),
      termsOf({ terms }, seldom(often)),
    )
    const pairs = columnPairs({ terms }, columnSums(first), columnSums(second))
    expect(pairs.map(({ deal }) => deal)).toEqual(['a/1', 'a/2', 'a/3', 'a/4', 'b/9'])
    const { difference } = comparePairs('mean', pairs, { rng: rngAt('seldom', 1) })
    expect(difference.value).toBeCloseTo(0.25)
  })
})

const share = (chance: number, seed: string, deals: number) => {
  const rng = rngAt(seed, 0)
  return sums(Array.from({ length: deals }, () => [rng.int(1_000) < 1_000 * chance ? 1 : 0, 1] as const))
}

describe('drawn again and again', () => {
  const terms = [
    { times: 0.6 / 1.6, of: ['a/x'] },
    { times: 1 / 1.6, of: ['b/x'] },
  ]
  const drawn = (seed: string, chances: readonly [number, number]) => (reference: string) =>
    reference === 'a/x' ? share(chances[0], `${seed}/a`, 40) : share(chances[1], `${seed}/b`, 60)
  const columnOf = (seed: string, chances: readonly [number, number]) =>
    columnSums(termsOf({ terms }, drawn(seed, chances)))

  it(
    'the interval of a sum of ratios holds the truth in 93 to 97 of a hundred',
    { tags: ['nightly'] },
    () => {
      const truth = (0.6 / 1.6) * 0.3 + (1 / 1.6) * 0.7
      const held = Array.from({ length: 600 }, (_, at) => {
        const { low, high } = estimateOf(
          'mean',
          columnOf(`draw ${at}`, [0.3, 0.7]),
          rngAt(`interval ${at}`, 0),
        )
        return low !== null && low <= truth && truth <= high ? 1 : 0
      })
      const share = held.reduce<number>((sum, one) => sum + one, 0) / held.length
      expect(share).toBeGreaterThan(0.93)
      expect(share).toBeLessThan(0.97)
    },
  )

  it(
    'two that are equal are told apart at most about five times in a hundred, and a planted difference is found',
    { tags: ['nightly'] },
    () => {
      const told = (chances: readonly [number, number]) => {
        const found = Array.from({ length: 200 }, (_, at) => {
          const pairs = columnPairs(
            { terms },
            columnOf(`first ${at}`, [0.3, 0.7]),
            columnOf(`second ${at}`, chances),
          )
          const { test } = comparePairs('mean', pairs, { rng: rngAt(`test ${at}`, 0) })
          return test && test.p < 0.05 ? 1 : 0
        })
        return found.reduce<number>((sum, one) => sum + one, 0) / found.length
      }
      expect(told([0.3, 0.7])).toBeLessThan(0.09)
      expect(told([0.6, 0.9])).toBeGreaterThan(0.8)
    },
  )
})

describe('two in a sum of several ratios', () => {
  const terms = [2, 2, 2, 2, 4, 4, 4].map((deals, at) => ({ deals, times: 1 / 7, of: [`p${at}/x`] }))
  /** A share in each deal of each part. */
  const played = (outcome: (part: number, deal: number) => number) =>
    termsOf({ terms }, (reference) => {
      const part = Number(/\d+/.exec(reference)?.[0])
      return Array.from({ length: terms[part]?.deals ?? 0 }, (_, deal) => ({
        deal: String(deal),
        above: outcome(part, deal),
        below: 1,
      }))
    })
  const compared = (first: ReturnType<typeof played>, second: ReturnType<typeof played>, rng: Rng) => {
    const moved = columnPairs({ terms }, columnSums(first), columnSums(second))
    const added = columnPairs({ terms }, ...columnShares(first, second))
    return comparePairs('mean', moved, { rng, added })
  }

  it('are set apart by the deals in which they differ, and by no others', () => {
    // They differ in both deals of one part, and in none of the other eighteen.
    const found = compared(
      played((part) => (part === 2 ? 1 : 0)),
      played(() => 0),
      rngAt('two', 0),
    )
    expect(found.difference).toMatchObject({ low: null, without: 'too-few' })
    expect(found.difference.value).toBeCloseTo(1 / 7, 12)
    expect(found.test).toEqual({ p: 0.5, by: 'enumeration' })
  })

  it('bring the whole difference together in their deals, however many trials each has', () => {
    const of = (sums: readonly DealSum[]) =>
      termsOf(
        {
          terms: [
            { times: 0.5, of: ['a/x'] },
            { times: 2, of: ['b/x'] },
          ],
        },
        (one) => (one === 'a/x' ? sums : sumsOf(one)),
      )
    const [first, second] = [
      of(
        sums([
          [3, 4],
          [1, 6],
        ]),
      ),
      of(
        sums([
          [0, 2],
          [1, 1],
        ]),
      ),
    ]
    const shares = columnPairs({ terms: [{ times: 0.5, of: [] }] }, ...columnShares(first, second))
    const mean = shares.reduce((sum, pair) => sum + pair.first.above - pair.second.above, 0) / shares.length
    expect(mean).toBeCloseTo(0.5 * (4 / 10 - 1 / 3), 12)
  })

  it('that are alike are told apart in at most five of a hundred', () => {
    let told = 0
    const rounds = 600
    for (let round = 0; round < rounds; round++) {
      const rng = rngAt('alike', round)
      const [one, other] = [played(() => rng.int(2)), played(() => rng.int(2))]
      if ((compared(one, other, rng).test?.p ?? 1) <= 0.05) told++
    }
    expect(told / rounds).toBeLessThan(0.06)
  })
})
