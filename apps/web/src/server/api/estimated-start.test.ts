import { expect, it } from 'vitest'
import { estimatedStart } from './estimated-start.ts'

it.each([
  [{ mode: 'practice', waitedMs: 0 }, '00:00:01'],
  [{ mode: 'ranked', waitedMs: 0 }, '00:01:01'],
  [{ mode: 'ranked', waitedMs: 45_000 }, '00:00:16'],
  [{ mode: 'ranked', waitedMs: 3_600_000 }, '00:00:01'],
  [{ mode: 'ranked', waitedMs: 4000, reason: 'nobody-else' }, '00:00:07'],
] as const)('%o gets a table by %s', (ticket, time) => {
  expect(estimatedStart({ state: 'waiting', reason: null, ...ticket }, 0)).toBe(`1970-01-01T${time}.000Z`)
})

it.each([
  ['that waits no more', { state: 'seated', reason: null }],
  ['whose agent plays as many matches as it may', { state: 'waiting', reason: 'at-its-limit-of-matches' }],
] as const)('there is no estimate for a ticket %s', (_, ticket) => {
  expect(estimatedStart({ mode: 'practice', waitedMs: 0, ...ticket }, 0)).toBeNull()
})
