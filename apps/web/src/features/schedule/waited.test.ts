import { expect, it } from 'vitest'
import { waited } from './queue.tsx'

it.each([
  [0, 0, 'second'],
  [59_999, 59, 'second'],
  [60_000, 1, 'minute'],
  [3_599_999, 59, 'minute'],
  [7_300_000, 2, 'hour'],
])('%i ms are %i of a %s', (ms, amount, unit) => {
  expect(waited(ms)).toEqual({ amount, unit })
})
