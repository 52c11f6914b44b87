import { expect, it } from 'vitest'
import { refused } from './refused.ts'

it('a caller who has used up a daily limit is told when to come again', () => {
  const { status, retryAfter = 0 } = refused('budget-spent')
  expect(status).toBe(429)
  expect(retryAfter).toBeGreaterThan(0)
  expect(retryAfter).toBeLessThanOrEqual(24 * 60 * 60)
})

it('a refusal that no waiting can mend names no time', () => {
  expect(refused('retired')).toMatchObject({ status: 409, retryAfter: undefined })
})
