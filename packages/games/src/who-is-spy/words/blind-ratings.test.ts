import { describe, expect, it } from 'vitest'
import { fileCalled, readOutline } from '../../outline/outline.ts'
import { files } from '../content/generated/blind-ratings.ts'
import { languages } from '../events.ts'
import { closenessIn, earlierPairs, rankedPairs, wordPairs } from './collection.ts'
import { twoWords } from './families.ts'

/** The places of values among all, equal ones sharing theirs. */
function ranks(values: readonly number[]): readonly number[] {
  const sorted = values.toSorted((one, other) => one - other)
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2)
}

function correlation(ones: readonly number[], others: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [one, other] = [mean(ones), mean(others)]
  const product = (left: readonly number[], right: readonly number[], from: number, to: number) =>
    left.reduce((sum, value, at) => sum + (value - from) * ((right[at] ?? 0) - to), 0)
  return (
    product(ones, others, one, other) /
    Math.sqrt(product(ones, ones, one, one) * product(others, others, other, other))
  )
}

describe.each(languages)('a reader who did not know the ratings, in %s,', (language) => {
  const key = (words: readonly string[]) => words.toSorted().join(' + ')
  const rated = readOutline(fileCalled(language, files)).flatMap((level) =>
    level.below.map((entry) => ({ words: twoWords(entry.text, entry), rating: Number(level.text) })),
  )
  const of = (pairs: typeof rankedPairs) => {
    const listed = new Set(pairs.filter((pair) => pair.language === language).map(({ words }) => key(words)))
    return rated.filter(({ words }) => listed.has(key(words)))
  }
  const ranked = of(rankedPairs)
  const meanOf = (pairs: typeof rated) => pairs.reduce((sum, { rating }) => sum + rating, 0) / pairs.length

  it('rated every pair of ranked play', () => {
    expect(ranked).toHaveLength(rankedPairs.filter((pair) => pair.language === language).length)
    expect(new Set(rated.map(({ words }) => key(words))).size).toBe(rated.length)
  })

  it('agrees with both ratings of closeness', () => {
    const closeness = closenessIn(language)
    const ours = rated.map(({ words }) => closeness(...words))
    const theirs = ranks(rated.map(({ rating }) => rating))
    expect(correlation(ranks(ours.map(({ features }) => features)), theirs)).toBeGreaterThan(0.4)
    expect(correlation(ranks(ours.map(({ clues }) => clues)), theirs)).toBeGreaterThan(0.5)
  })

  it('finds pairs of ranked play closer than those that were dropped, and not as close as the hardest of practice', () => {
    const still = new Set(ranked)
    const dropped = of(earlierPairs).filter((pair) => !still.has(pair))
    const hardest = of(wordPairs.filter(({ difficulty }) => difficulty === 'hard'))
    expect(dropped.length).toBeGreaterThan(40)
    expect(meanOf(ranked)).toBeGreaterThan(meanOf(dropped) + 0.4)
    expect(meanOf(hardest)).toBeGreaterThan(meanOf(ranked) + 1)
  })
})
