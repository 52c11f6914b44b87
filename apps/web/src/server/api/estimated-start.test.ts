import { expect, it } from 'vitest'
import { estimatedStart } from './estimated-start.ts'

it.each([
  [{ mode: 'practice', waitedMs: 0 }, '00:00:01'],
  [{ mode: 'ranked', waitedMs: 0 }, '00:01:01'],
  [{ mode: 'ranked', waitedMs: 45_000 }, '00:00:16'],
  [{ mode: 'ranked', waitedMs: 3_600_000 }, '00:00:01'],
] as const)('%o sits down by %s', (ticket, time) => {
  expect(estimatedStart({ state: 'waiting', ...ticket }, 0)).toBe(`1970-01-01T${time}.000Z`)
})

it('who waits no more has no start to wait for', () => {
  expect(estimatedStart({ state: 'seated', mode: 'ranked', waitedMs: 0 }, 0)).toBeNull()
})
