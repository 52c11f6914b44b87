import { expect, it } from 'vitest'
import { refused } from './refused.ts'

it('who has used up what a day allows is told when to come again', () => {
  const { status, retryAfter = 0 } = refused('budget-spent')
  expect(status).toBe(429)
  expect(retryAfter).toBeGreaterThan(0)
  expect(retryAfter).toBeLessThanOrEqual(24 * 60 * 60)
})

it('what no waiting mends names no time', () => {
  expect(refused('retired')).toMatchObject({ status: 409, retryAfter: undefined })
})
