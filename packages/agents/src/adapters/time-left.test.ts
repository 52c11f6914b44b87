import { describe, expect, it } from 'vitest'
import { requestFor } from '../testing/spy-entries.ts'
import { timeLeft } from './time-left.ts'

const longestMs = 60_000
const now = new Date('2026-01-01T00:00:00.000Z')

const leftUntil = (deadline: string) => {
  const request = requestFor('speech')
  return timeLeft({ ...request, turn: { ...request.turn, deadline } }, longestMs, now)
}

describe('the time an agent gets for its turn', () => {
  it('is all the time that is left', () => {
    expect(leftUntil('2026-01-01T00:00:12.500Z')).toBe(12_500)
  })

  it('is never more than the longest turn', () => {
    expect(leftUntil('2026-01-01T01:00:00.000Z')).toBe(longestMs)
  })

  it('is a millisecond when the turn is over already', () => {
    expect(leftUntil('2025-12-31T23:59:59.000Z')).toBe(1)
  })

  it('is the longest turn if a deadline cannot be read', () => {
    expect(leftUntil('soon')).toBe(longestMs)
  })
})
