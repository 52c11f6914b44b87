import { expect, test } from 'vitest'
import { formatPoints } from './points.ts'

test.each([
  [51, '3.4'],
  [-75, '-5'],
  [40, '2.67'],
  [-40, '-2.67'],
  [5, '0.33'],
  [36, '2.4'],
  [0, '0'],
  [-0, '0'],
  [1500, '100'],
  [1501, '100.07'],
])('%i fifteenths read as %s', (fifteenths, text) => {
  expect(formatPoints(fifteenths)).toBe(text)
})
