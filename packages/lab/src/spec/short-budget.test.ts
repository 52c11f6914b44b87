import { expect, it } from 'vitest'
import { shortBudgets } from './read-spec.ts'

it('names each limit below what is expected, and none that nobody can tell', () => {
  const expected = { tokens: 10_000, dollars: 2, minutes: 90 }
  expect(shortBudgets({ tokens: 9_999, usd: 2, hours: 1 }, expected)).toEqual([
    { limit: 'tokens', budget: 9_999, expected: 10_000 },
    { limit: 'hours', budget: 1, expected: 1.5 },
  ])
  expect(
    shortBudgets({ tokens: 1, usd: 1, hours: 1 }, { tokens: null, dollars: null, minutes: null }),
  ).toEqual([])
  expect(shortBudgets({}, expected)).toEqual([])
})
