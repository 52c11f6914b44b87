import { rngAt } from '@wis/engine'
import { expect, test } from 'vitest'
import { plantedRatings } from '../testing/planted-ratings.ts'
import { agreementByItem, krippendorffAlpha } from './coefficients.ts'
import type { RatedItem } from './coefficients.ts'

const alpha = (items: readonly RatedItem[]) => krippendorffAlpha(items, 'ordinal')
const rng = () => rngAt('agreement', 0)

test('more items make the interval narrower, and the same seed the same interval', () => {
  const ratings = plantedRatings({ raters: 3, items: 200, error: 0.2 }, rng())
  const [few, many] = [
    agreementByItem(ratings.slice(0, 40), alpha, rng()),
    agreementByItem(ratings, alpha, rng()),
  ]
  expect(agreementByItem(ratings.slice(0, 40), alpha, rng())).toEqual(few)
  expect(few).toMatchObject({ n: 40, method: 'bootstrap-by-item' })
  expect((many.high ?? 9) - (many.low ?? 0)).toBeLessThan(0.6 * ((few.high ?? 0) - (few.low ?? 9)))
})

test('too few items, or raters that always agree, have no interval', () => {
  const alike = Array.from({ length: 30 }, (_, item) => [item % 3, item % 3])
  expect(agreementByItem(alike, alpha, rng())).toMatchObject({ value: 1, low: null, without: 'no-variation' })
  expect(agreementByItem(alike.slice(0, 19), alpha, rng())).toMatchObject({ low: null, without: 'too-few' })
  expect(agreementByItem([], alpha, rng())).toMatchObject({ value: null, without: 'nothing-seen' })
})

test('the interval holds the agreement that was planted', { tags: ['nightly'], timeout: 60_000 }, () => {
  const truth = alpha(plantedRatings({ raters: 3, items: 4000, error: 0.2 }, rng())) ?? 0
  const draws = 60
  const draw = rngAt('planted', 0)
  let held = 0
  for (let i = 0; i < draws; i++) {
    const { low, high } = agreementByItem(
      plantedRatings({ raters: 3, items: 40, error: 0.2 }, draw),
      alpha,
      draw,
    )
    if (low !== null && low <= truth && truth <= high) held++
  }
  // 95 of a hundred, and what sixty draws leave to chance.
  expect(held).toBeGreaterThanOrEqual(52)
})
