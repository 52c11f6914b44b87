import { expect, it } from 'vitest'
import { nextDateOf } from './next-date-of.ts'

const season = {
  startsAt: '2026-11-01T00:00:00Z',
  entryEndsAt: '2026-11-08T00:00:00Z',
  endsAt: '2026-11-20T00:00:00Z',
}

it.each([
  ['2026-10-30', 'starts', season.startsAt],
  ['2026-11-02', 'entryEnds', season.entryEndsAt],
  ['2026-11-10', 'ends', season.endsAt],
])('on %s the next date of a season is that on which it %s', (today, what, at) => {
  expect(nextDateOf(season, new Date(today))).toEqual({ what, at })
})

it('of a season that starts after its entry, the end of the entry comes first', () => {
  const cup = { ...season, startsAt: '2026-11-09T00:00:00Z' }
  expect(nextDateOf(cup, new Date('2026-11-02'))).toEqual({ what: 'entryEnds', at: cup.entryEndsAt })
})

it('after its end, or without one, a season has no next date', () => {
  expect(nextDateOf(season, new Date('2026-11-21'))).toBeUndefined()
  const open = { ...season, entryEndsAt: null, endsAt: null }
  expect(nextDateOf(open, new Date('2026-11-10'))).toBeUndefined()
})
