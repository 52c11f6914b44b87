import { rngAt } from '@wis/engine'
import { expect, test } from 'vitest'
import type { PairedDeal } from './by-deal/deal-sums.ts'
import { compare } from './compare.ts'
import { correctedIn, countedIn, testsIn } from './family.ts'
import { moreDeals } from './power/deals-needed.ts'

/** So many deals of contents that come once, with what both had in each of them. */
const dealt = (
  deals: number,
  of: (deal: number) => readonly [number, number],
  trials = 1,
): readonly PairedDeal[] =>
  Array.from({ length: deals }, (_, at) => {
    const [deal, [above, other]] = [String(at), of(at)]
    return {
      deal,
      first: { deal, above, below: trials },
      second: { deal, above: other, below: trials },
    }
  })
const wins = (deal: number) => [Number(deal % 2 === 0), Number(deal % 5 === 0)] as const
const inFamily = (...columns: readonly (readonly PairedDeal[])[]) =>
  testsIn(columns.map((pairs) => ({ of: 'A and B', pairs: () => pairs })))

test('a column in another unit, and what another lacks, are one test', () => {
  const points = dealt(20, (deal) => [3 * wins(deal)[0] - 1, 3 * wins(deal)[1] - 1])
  const losses = dealt(20, (deal) => [1 - wins(deal)[0], 1 - wins(deal)[1]])
  const tenfold = dealt(20, (deal) => [10 * wins(deal)[0], 10 * wins(deal)[1]], 10)
  const others = dealt(20, (deal) => wins(deal + 1))
  expect(inFamily(dealt(20, wins), points, others, losses, tenfold)).toEqual([0, 0, 2, 0, 0])
})

test('what is the same for both, and what too few contents tell, does not count', () => {
  const alike = dealt(20, (deal) => [deal % 3, deal % 3])
  const never = dealt(20, () => [0, 0])
  const inDeals = (telling: number) => dealt(20, (deal) => [Number(deal < telling), 0])
  expect(inFamily(alike, never, inDeals(5), inDeals(6), [])).toEqual([null, null, null, 3, null])
})

test('the same numbers of two others are another test', () => {
  const pairs = () => dealt(20, wins)
  expect(
    testsIn([
      { of: 'A and B', pairs },
      { of: 'A and C', pairs },
    ]),
  ).toEqual([0, 1])
})

test('names that are swapped change nothing in what counts', () => {
  const turned = (pairs: readonly PairedDeal[], seed: string) =>
    pairs.map((pair, at) =>
      rngAt(seed, at).next() < 0.5 ? pair : { ...pair, first: pair.second, second: pair.first },
    )
  const columns = [
    dealt(20, wins),
    dealt(20, () => [1, 1]),
    dealt(20, wins, 2),
    dealt(20, (at) => [at % 4, at % 3]),
  ]
  for (const seed of ['a', 'b', 'c'])
    expect(inFamily(...columns.map((pairs) => turned(pairs, seed)))).toEqual(inFamily(...columns))
})

test('the correction is that of Holm for the tests that count, and one of the same test is told like it', () => {
  const by = 'enumeration' as const
  const places = [0, 0, null, 3, null]
  const tests = [{ p: 0.02, by }, { p: 0.03, by }, { p: 0.5, by }, { p: 0.04, by }, null]
  expect(countedIn(places)).toBe(2)
  expect(correctedIn(places, tests).map(({ corrected }) => corrected?.corrected)).toEqual([
    0.04,
    0.04,
    1,
    0.04,
    undefined,
  ])
})

test('among hundreds of comparisons it is said how many contents it takes until a swap is rare enough', () => {
  const pairs = dealt(12, (deal) => [5 + deal / 100, 0])
  const rng = rngAt('more', 0)
  const found = compare({
    kind: 'mean',
    first: pairs.map(({ first }) => first),
    second: pairs.map(({ second }) => second),
    rng,
    comparisons: 500,
  })
  const corrected = { p: 2 ** -11, corrected: Math.min(1, 500 * 2 ** -11), comparisons: 500 }
  expect(found.test?.p).toBe(corrected.p)
  // 2 of the 2¹⁵ swaps of fifteen contents are fewer than 0.05 in 500.
  expect(moreDeals({ ...found, telling: 12 }, corrected)).toBe(3)
})
