import { expect, test } from 'vitest'
import { krippendorffsTable } from '../testing/krippendorffs-table.ts'
import { pairwiseAgreement } from './coefficients.ts'

test("the pairs of Krippendorff's observers are counted by hand", () => {
  const shares = [8 / 9, 5 / 8, 8 / 9, 6 / 9, 9 / 10, 7 / 10]
  const found = pairwiseAgreement(krippendorffsTable)
  expect(found?.pairs).toBe(6)
  expect(found?.mean).toBeCloseTo(shares.reduce((sum, share) => sum + share, 0) / 6, 12)
})

test('the deviation is that over the pairs', () => {
  // Three raters: shares 1, 1/2 and 1/2. Mean 2/3, deviation √(1/12).
  const items = [
    [1, 1, 1],
    [0, 0, 1],
  ]
  const found = pairwiseAgreement(items)
  expect(found?.mean).toBeCloseTo(2 / 3, 12)
  expect(found?.deviation).toBeCloseTo(Math.sqrt(1 / 12), 12)
})

test('raters without a common item are no pair', () => {
  const apart = [
    [1, null],
    [null, 1],
  ]
  expect(pairwiseAgreement(apart)).toBeNull()
  expect(pairwiseAgreement([[1, 1]])).toEqual({ mean: 1, deviation: null, pairs: 1 })
})
