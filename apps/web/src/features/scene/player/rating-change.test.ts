import { expect, it } from 'vitest'
import { ratingChange } from './scene-roster.tsx'

const seat = { seat: 0, provisional: false }

it.each([
  [1532.4, 1540.2, '+8'],
  [1532.4, 1519.6, '−12'],
  [1532.4, 1531.6, '±0'],
  [1532.4, null, undefined],
  [null, 1503, undefined],
])('a change of rating from %s to %s is %s', (rating, after, change) => {
  expect(ratingChange({ ...seat, rating, after })).toBe(change)
})
