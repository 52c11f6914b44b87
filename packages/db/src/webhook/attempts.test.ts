import { expect, it } from 'vitest'
import { againAfterMs } from './deliver.ts'

it('a delivery is tried eight times within a day, ever more rarely', () => {
  const pauses = [1, 2, 3, 4, 5, 6, 7].map((attempts) => againAfterMs(attempts) ?? 0)
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b))
  expect(pauses.reduce((sum, ms) => sum + ms, 0) / 3_600_000).toBeCloseTo(23.4, 1)
  expect(againAfterMs(8)).toBeUndefined()
})
