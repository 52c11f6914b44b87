import { createTranslator } from 'next-intl'
import { describe, expect, it } from 'vitest'
import en from '../../../messages/en.ts'
import zh from '../../../messages/zh.ts'
import { dailyStreak, entryOf, parseDaily, sharedOf, starsOf, withEntry } from './daily-book.ts'
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

it('a shared result tells a spy who was found from one who was not, also where no star is left', () => {
  const daily = { en: en.daily, zh: zh.daily }
  const told = (locale: 'en' | 'zh', hints: number, isRight: boolean, streak: number) =>
    createTranslator({ locale, messages: daily[locale] })(
      'shared',
      sharedOf({ day: '2026-03-01', hints, isRight, streak }),
    )
  expect(told('en', 0, true, 3)).toBe('Daily spy · 2026-03-01 · found ★★★ · 3 days in a row')
  expect(told('en', 1, true, 1)).toBe('Daily spy · 2026-03-01 · found with 1 hint ★★☆')
  expect(told('en', 3, true, 0)).toBe('Daily spy · 2026-03-01 · found with 3 hints ☆☆☆')
  expect(told('en', 3, false, 0)).toBe('Daily spy · 2026-03-01 · not found')
  expect(told('zh', 0, true, 3)).toBe('每日卧底 · 2026-03-01 · 找到了卧底 ★★★ · 连续 3 天')
  expect(told('zh', 3, true, 0)).toBe('每日卧底 · 2026-03-01 · 用 3 条提示找到了卧底 ☆☆☆')
  expect(told('zh', 0, false, 0)).toBe('每日卧底 · 2026-03-01 · 没找到卧底')
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
