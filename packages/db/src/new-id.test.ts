import { expect, it, vi } from 'vitest'
import { firstIdAt, madeAt, newId } from './new-id.ts'

it('ids begin with their time, or with the nearest time that an id can hold', () => {
  const [before, then, after] = [Date.parse('0001-01-01'), Date.parse('2026-03-01'), Date.parse('9999-12-31')]
  expect(madeAt(firstIdAt(then))).toBe(then)
  expect([firstIdAt(before), firstIdAt(after)]).toEqual(['0'.repeat(9), 'z'.repeat(9)])
  expect(firstIdAt(before) < firstIdAt(then) && firstIdAt(then) < firstIdAt(after)).toBe(true)
})

it('sort in the order in which a process makes them, and stay near the clock', () => {
  const ids = Array.from({ length: 5000 }, () => newId())
  expect(ids).toEqual([...new Set(ids)].toSorted())
  expect(madeAt(ids.at(-1) ?? '')).toBeLessThan(Date.now() + 100)
})

it('a clock that is set back a little does not undo the order, and one that is set back far is believed', () => {
  const before = Date.now()
  vi.useFakeTimers({ now: before })
  const first = newId()
  vi.setSystemTime(before - 500)
  expect(newId() > first).toBe(true)
  vi.setSystemTime(before - 3_600_000)
  expect(madeAt(newId())).toBe(before - 3_600_000)
  vi.useRealTimers()
})
