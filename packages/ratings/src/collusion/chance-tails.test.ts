import { expect, it } from 'vitest'
import { binomialTail, countTail, splitChances, splitsTail } from '../distributions.ts'

it('a binomial tail is that of equal trials, one by one', () => {
  for (const least of [0, 1, 4, 9, 10]) {
    const trials = Array.from({ length: 10 }, () => 0.3)
    expect(binomialTail(10, 0.3, least)).toBeCloseTo(countTail(trials, least), 12)
  }
})

it("with equal odds, a split has Fisher's hypergeometric chances", () => {
  // The lady tasting tea: 4 of 8 cups, all 4 right by chance once in 70.
  const tea = { here: 4, elsewhere: 4, successes: 4 }
  expect(splitChances(tea, 1).map((chance) => Math.round(70 * chance))).toEqual([1, 16, 36, 16, 1])
  expect(splitsTail([tea], 1, 4)).toBeCloseTo(1 / 70, 12)
})

it('greater odds make successes here likelier, by their power', () => {
  // 1 of 2 trials on either side: weights 1, 4 and 1 times powers of 3.
  const chances = splitChances({ here: 2, elsewhere: 2, successes: 2 }, 3)
  expect(chances.map((chance) => Math.round(22 * chance))).toEqual([1, 12, 9])
})

it('several splits count together', () => {
  const split = { here: 1, elsewhere: 1, successes: 1 }
  expect(splitsTail([split, split, split], 1, 3)).toBeCloseTo(1 / 8, 12)
})
