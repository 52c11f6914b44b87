import { expect, test } from 'vitest'
import { formatPoints, unitsPerPoint } from './points.ts'

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

test.each([
  [undefined, 15],
  [15, 15],
  [3, 15],
  [2, 30],
  [600, 600],
  [7, 105],
])('a game with %j shares in a point is counted in %i units of it', (perPoint, units) => {
  expect(unitsPerPoint(perPoint)).toBe(units)
})
