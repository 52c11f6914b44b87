import { expect, test } from 'vitest'
import { chiSquareTail } from './distributions.ts'

// Upper points of the chi-square table (Pearson and Hartley, Biometrika Tables, table 8).
test.each([
  [3.8415, 1, 0.05],
  [6.6349, 1, 0.01],
  [5.9915, 2, 0.05],
  [7.8147, 3, 0.05],
  [13.2767, 4, 0.01],
  [11.0705, 5, 0.05],
  [0.8312, 5, 0.975],
  [18.307, 10, 0.05],
  [37.5662, 20, 0.01],
  [43.773, 30, 0.05],
])('chi-square exceeds %d with %d degrees of freedom in %d of cases', (value, freedom, chance) => {
  expect(chiSquareTail(value, freedom)).toBeCloseTo(chance, 5)
})

test('nothing exceeds nothing', () => {
  expect(chiSquareTail(0, 3)).toBe(1)
})
