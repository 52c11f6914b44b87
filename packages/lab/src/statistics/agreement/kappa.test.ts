import { expect, test } from 'vitest'
import { fleissKappa, kappa } from './coefficients.ts'

/** Pairs of ratings from a table of counts. */
const pairsOf = (table: readonly (readonly number[])[]) =>
  table.flatMap((row, one) =>
    row.flatMap((count, other) => Array.from({ length: count }, (): [number, number] => [one, other])),
  )

test("Fleiss' table of diagnoses has a kappa of 0.68", () => {
  // Fleiss, Statistical Methods for Rates and Proportions, table 13.1: 100 subjects, three diagnoses.
  const table = [
    [75, 1, 4],
    [5, 4, 1],
    [0, 0, 10],
  ]
  expect(kappa(pairsOf(table), 3)).toBeCloseTo(0.676, 3)
})

test('weights are those of enumeration by hand', () => {
  // Distances seen: 1 of 4. By chance over the margins (2, 1, 1) and (1, 2, 1): 11 of 16, linear 14, quadratic 20.
  const pairs: [number, number][] = [
    [0, 0],
    [0, 1],
    [1, 1],
    [2, 2],
  ]
  expect(kappa(pairs, 3)).toBeCloseTo(1 - 4 / 11, 12)
  expect(kappa(pairs, 3, 'linear')).toBeCloseTo(1 - 4 / 14, 12)
  expect(kappa(pairs, 3, 'quadratic')).toBeCloseTo(1 - 4 / 20, 12)
})

test('with two categories all weights are the same', () => {
  // 50 grants with 20 and 15 on the diagonal: seen 0.7, by chance 0.5.
  const pairs = pairsOf([
    [20, 5],
    [10, 15],
  ])
  for (const weights of ['none', 'linear', 'quadratic'] as const) {
    expect(kappa(pairs, 2, weights)).toBeCloseTo(0.4, 12)
  }
})

test("Fleiss' table of fourteen raters has a kappa of 0.210", () => {
  // The worked example of ten subjects, fourteen raters and five categories after Fleiss (1971).
  const items = [
    [0, 0, 0, 0, 14],
    [0, 2, 6, 4, 2],
    [0, 0, 3, 5, 6],
    [0, 3, 9, 2, 0],
    [2, 2, 8, 1, 1],
    [7, 7, 0, 0, 0],
    [3, 2, 6, 3, 0],
    [2, 5, 3, 2, 2],
    [6, 5, 2, 1, 0],
    [0, 2, 2, 3, 7],
  ]
  expect(fleissKappa(items)).toBeCloseTo(0.21, 3)
})

test('where only one thing was ever said, there is no kappa', () => {
  expect(kappa([[1, 1]], 3)).toBeNull()
  expect(kappa([], 3)).toBeNull()
  expect(fleissKappa([[3, 0]])).toBeNull()
  expect(fleissKappa([])).toBeNull()
})

test('a rating off the scale, or a missing one, is an error', () => {
  expect(() => kappa([[3, 1]], 3)).toThrow(RangeError)
  const [full, short] = [
    [2, 1],
    [1, 1],
  ]
  expect(() => fleissKappa([full, short])).toThrow(RangeError)
})
