import { expect, it } from 'vitest'
import { firstIdAt, madeAt } from './new-id.ts'

it('ids begin with their time, or with the nearest time that an id can hold', () => {
  const [before, then, after] = [Date.parse('0001-01-01'), Date.parse('2026-03-01'), Date.parse('9999-12-31')]
  expect(madeAt(firstIdAt(then))).toBe(then)
  expect([firstIdAt(before), firstIdAt(after)]).toEqual(['0'.repeat(9), 'z'.repeat(9)])
  expect(firstIdAt(before) < firstIdAt(then) && firstIdAt(then) < firstIdAt(after)).toBe(true)
})
