import { rngAt } from '@wis/engine'
import { describe, expect, it } from 'vitest'
import type { DealSum } from '../statistics/by-deal/deal-sums.ts'
import { comparePairs, estimateOf } from '../statistics/compare.ts'
import { columnPairs, columnSums, inSameDeals, termsOf } from './suite-column.ts'

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
