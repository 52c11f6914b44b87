import { rngAt } from '@wis/engine'
import { expect, test } from 'vitest'
import { compare, estimateOf } from '../compare.ts'
import { moreDeals } from '../power/deals-needed.ts'
import { comparisonSentence } from '../sentences/sentences.ts'
import { uniformityByDeal } from '../uniformity/uniformity.ts'
import type { DealSum } from './deal-sums.ts'

const rng = () => rngAt('by content', 0)

/** So many deals of each content, and in all of them what the content decides. */
const dealt = (contents: number, repeats: number, of: (content: number) => number): readonly DealSum[] =>
  Array.from({ length: contents * repeats }, (_, deal) => ({
    deal: String(deal),
    content: String(deal % contents),
    above: of(deal % contents),
    below: 1,
  }))

const ends = ({ low, high }: { low: number | null; high: number | null }) => [low, high]
const uneven = (content: number) => (content * 7) % 11

test.each(['rate', 'mean'] as const)(
  'ten deals of a content that are all alike tell of a %s what one tells',
  (kind) => {
    const of = (content: number) => (kind === 'rate' ? Number(content < 5) : uneven(content))
    const [once, tenTimes] = [dealt(12, 1, of), dealt(12, 10, of)]
    const [few, many] = [estimateOf(kind, once, rng()), estimateOf(kind, tenTimes, rng())]
    expect(many).toMatchObject({ value: few.value, n: 120, deals: 120, contents: 12 })
    expect((many.high ?? 0) - (many.low ?? 0)).toBeGreaterThanOrEqual((few.high ?? 9) - (few.low ?? 0) - 1e-9)
  },
)

test.each(['rate', 'mean'] as const)(
  'contents that come once leave a %s, its test and its interval as they were',
  (kind) => {
    const of = (content: number) => (kind === 'rate' ? Number(content % 3 === 0) : uneven(content))
    const [first, second] = [dealt(30, 1, of), dealt(30, 1, (content) => of(content + 1))]
    const bare = (sums: readonly DealSum[]) => sums.map(({ deal, above, below }) => ({ deal, above, below }))
    expect(compare({ kind, first, second, rng: rng() })).toEqual(
      compare({ kind, first: bare(first), second: bare(second), rng: rng() }),
    )
    // A content that comes twice more is not the same as three of its own.
    const again = dealt(10, 3, of)
    expect(ends(estimateOf(kind, again, rng()))).not.toEqual(ends(estimateOf(kind, bare(again), rng())))
  },
)

test('names are swapped in whole contents', () => {
  const first = dealt(8, 10, () => 1)
  const second = dealt(8, 10, () => 0)
  expect(compare({ kind: 'rate', first, second, rng: rng() }).test).toEqual({ p: 2 / 256, by: 'enumeration' })
})

test('fewer contents than any test can tell of have no interval, however often they are dealt', () => {
  const found = compare({
    kind: 'mean',
    first: dealt(5, 20, uneven),
    second: dealt(5, 20, () => 0),
    rng: rng(),
  })
  expect(found.first).toMatchObject({ low: null, deals: 100, contents: 5, without: 'too-few' })
  expect(found.difference).toMatchObject({ low: null, contents: 5, without: 'too-few' })
  expect(found.test?.p).toBe(1 / 8)
  const six = estimateOf('mean', dealt(6, 20, uneven), rng())
  expect(six).toMatchObject({ contents: 6, method: 'student-by-content' })
})

test('where contents came more than once, a sentence names both, and it is contents that would tell', () => {
  const comparison = compare({
    kind: 'mean',
    first: dealt(12, 4, (content) => (content % 2) * 3 + content / 6),
    second: dealt(12, 4, (content) => ((content + 1) % 2) * 3),
    rng: rng(),
  })
  const more = moreDeals(comparison) ?? Number.NaN
  expect(more).toBeLessThan(200)
  const told = { first: 'A', second: 'B', measure: { name: 'score', more: 'has more', unit: '' }, comparison }
  expect(comparisonSentence('en', told)).toContain(
    `48 deals of 12 contents, about ${more} more contents needed, dealt as often.`,
  )
  expect(comparisonSentence('zh', told)).toContain(`12 份内容的 48 个牌局，大约还需 ${more} 份内容`)
})

test('choices that follow from the content are no preference', () => {
  // Six contents, and in all ten deals of each the same choice.
  const rows = Array.from({ length: 60 }, (_, deal) =>
    [0, 1, 2].map((choice) => Number(choice === [0, 0, 0, 1, 1, 2][deal % 6])),
  )
  const contents = rows.map((_, deal) => String(deal % 6))
  expect(uniformityByDeal(rows, rng(), { contents })?.p).toBeGreaterThan(0.3)
  expect(uniformityByDeal(rows, rng())?.p).toBeLessThan(0.01)
  const alike = Array.from({ length: 60 }, () => [1, 0, 0])
  expect(uniformityByDeal(alike, rng(), { contents })?.p).toBeLessThanOrEqual(0.05)
})
