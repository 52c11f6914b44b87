import { describe, expect, it } from 'vitest'
import { dailyStreak, entryOf, parseDaily, starsOf, withEntry } from './daily-book.ts'
import type { DailyEntry } from './daily-book.ts'

const solved = (day: string, changes: Partial<DailyEntry> = {}): DailyEntry => ({
  day,
  language: 'en',
  hints: 0,
  seat: 2,
  isRight: true,
  isInTime: true,
  ...changes,
})

describe('the book of daily puzzles', () => {
  it('survives any other content of the storage', () => {
    for (const text of [null, '', 'x', '{}', '[1]', '[{"day":"tomorrow"}]'])
      expect(parseDaily(text)).toEqual([])
    expect(parseDaily(JSON.stringify([solved('2026-03-01'), { day: 3 }]))).toEqual([solved('2026-03-01')])
  })

  it('remembers the hints of a puzzle, and never changes an answer', () => {
    const hinted = withEntry([], { day: '2026-03-01', language: 'en', hints: 1 })
    const answered = withEntry(hinted, solved('2026-03-01', { hints: 2 }))
    expect(answered).toEqual([solved('2026-03-01', { hints: 2 })])
    expect(withEntry(answered, solved('2026-03-01', { seat: 4 }))).toBe(answered)
  })

  it('has one puzzle a day for each language', () => {
    const both = withEntry([solved('2026-03-01')], solved('2026-03-01', { language: 'zh', isRight: false }))
    expect(entryOf(both, { day: '2026-03-01', language: 'zh' })?.isRight).toBe(false)
    expect(both).toHaveLength(2)
  })
})

it('each hint costs a star, and a wrong answer all of them', () => {
  expect([0, 1, 2, 3].map((hints) => starsOf({ hints, isRight: true }))).toEqual([3, 2, 1, 0])
  expect(starsOf({ hints: 0, isRight: false })).toBe(0)
})

describe('the streak', () => {
  const three = ['2026-02-27', '2026-02-28', '2026-03-01'].map((day) => solved(day))

  it('counts days in a row, across the end of a month', () => {
    expect(dailyStreak(three, '2026-03-01')).toBe(3)
  })

  it('lasts until the end of the day after', () => {
    expect(dailyStreak(three, '2026-03-02')).toBe(3)
    expect(dailyStreak(three, '2026-03-03')).toBe(0)
  })

  it('ends with a wrong answer', () => {
    expect(dailyStreak([...three, solved('2026-03-02', { isRight: false })], '2026-03-02')).toBe(0)
  })

  it('has a gap where a puzzle was solved on a later day', () => {
    const late = [solved('2026-02-27'), solved('2026-02-28', { isInTime: false }), solved('2026-03-01')]
    expect(dailyStreak(late, '2026-03-01')).toBe(1)
  })
})
