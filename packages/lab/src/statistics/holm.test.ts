import { expect, test } from 'vitest'
import { holm } from './holm.ts'

test('the corrected chances are those of the textbook', () => {
  // Holm's own example as R's p.adjust gives it: 0.01, 0.02, 0.03, 0.04, 0.05.
  const found = holm([0.01, 0.02, 0.03, 0.04, 0.05]).map(({ corrected }) => corrected)
  expect(found.map((p) => Number(p.toFixed(10)))).toEqual([0.05, 0.08, 0.09, 0.09, 0.09])
})

test('the order of the comparisons stays, and their number is said', () => {
  const found = holm([0.04, 0.001, 0.03])
  expect(found.map(({ corrected }) => Number(corrected.toFixed(10)))).toEqual([0.06, 0.003, 0.06])
  expect(found.every(({ comparisons }) => comparisons === 3)).toBe(true)
})

test('no chance goes above one, and no comparison gives nothing', () => {
  expect(holm([0.6, 0.9]).map(({ corrected }) => corrected)).toEqual([1, 1])
  expect(holm([])).toEqual([])
})
