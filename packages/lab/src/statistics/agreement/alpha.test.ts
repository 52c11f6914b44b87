import { expect, test } from 'vitest'
import { krippendorffsTable } from '../testing/krippendorffs-table.ts'
import { krippendorffAlpha } from './coefficients.ts'

// Krippendorff, Computing Krippendorff's Alpha-Reliability (2011), section E: nominal 0.743, ordinal 0.815, interval 0.849.
test.each([
  ['nominal', 0.743],
  ['ordinal', 0.815],
  ['interval', 0.849],
] as const)("Krippendorff's four observers have a %s alpha of %d", (scale, alpha) => {
  expect(krippendorffAlpha(krippendorffsTable, scale)).toBeCloseTo(alpha, 3)
})

test('two coders of two values without a gap have the alpha of section A', () => {
  // Ten units: 0 1 0 0 0 0 0 0 1 0 and 1 1 1 0 0 1 0 0 0 0 have an alpha of 0.095.
  const first = [0, 1, 0, 0, 0, 0, 0, 0, 1, 0]
  const second = [1, 1, 1, 0, 0, 1, 0, 0, 0, 0]
  const items = first.map((rating, unit) => [rating, second[unit] ?? null])
  expect(krippendorffAlpha(items, 'nominal')).toBeCloseTo(0.095, 3)
})

test('raters that agree have an alpha of one, and one value alone has none', () => {
  const alike = [
    [1, 1],
    [5, 5],
    [3, null],
  ]
  expect(krippendorffAlpha(alike, 'interval')).toBe(1)
  expect(krippendorffAlpha([[2, 2]], 'nominal')).toBeNull()
  expect(krippendorffAlpha([], 'nominal')).toBeNull()
})
