import { describe, expect, it } from 'vitest'
import { fullWeight, meetingsADay, meetingWeight, metTooLately } from './meetings.ts'

const tables = (...owners: readonly (readonly string[])[]) => owners.map((table) => new Set(table))
const often = (owner: string, met: number, of: number) =>
  tables(...Array.from({ length: of }, (_, at) => (at < met ? [owner] : [])))

describe('an owner', () => {
  it('is met at most once in five matches of up to five seats', () => {
    for (const players of [2, 5]) {
      expect(metTooLately(tables(['b'], [], [], []), 'b', players)).toBe(true)
      expect(metTooLately(tables([], [], [], ['b']), 'b', players)).toBe(true)
      expect(metTooLately(tables([], [], [], [], ['b']), 'b', players)).toBe(false)
      expect(metTooLately(tables(['c'], ['d'], ['e'], ['f']), 'b', players)).toBe(false)
    }
  })

  it('is met at most in two of three matches of six', () => {
    expect(metTooLately(tables(['b', 'c'], ['b', 'd']), 'b', 6)).toBe(true)
    expect(metTooLately(tables(['b', 'c'], ['d']), 'b', 6)).toBe(false)
    expect(metTooLately([], 'b', 6)).toBe(false)
  })

  it('is met less often in a day where few others are, and at most twelve times for each other seat', () => {
    expect([0, 2, 3, 5, 7, 100].map((owners) => meetingsADay(owners, 2))).toEqual([2, 2, 4, 8, 12, 12])
    expect(meetingsADay(7, 6)).toBe(60)
  })
})

describe('a match', () => {
  it('weighs in full up to a fair share of the last twelve', () => {
    expect(meetingWeight([], new Set(['b']), 2)).toBe(fullWeight)
    expect(meetingWeight(often('b', 4, 12), new Set(['b', 'c']), 6)).toBe(fullWeight)
  })

  it('weighs less the more often one owner was met, and never nothing', () => {
    expect(meetingWeight(often('b', 1, 12), new Set(['b']), 2)).toBe(8)
    expect(meetingWeight(often('b', 2, 12), new Set(['b']), 2)).toBe(2)
    expect(meetingWeight(often('b', 12, 12), new Set(['b']), 2)).toBe(1)
    expect(meetingWeight(often('b', 9, 12), new Set(['b', 'c']), 6)).toBe(8)
  })

  it('weighs in full with others, and what was met before the last twelve counts no longer', () => {
    expect(meetingWeight(often('b', 5, 12), new Set(['c']), 2)).toBe(fullWeight)
    const before = [...tables(...Array<string[]>(12).fill([])), ...often('b', 12, 12)]
    expect(meetingWeight(before, new Set(['b']), 2)).toBe(fullWeight)
  })

  it('with house agents alone weighs in full', () => {
    expect(meetingWeight(often('b', 12, 12), new Set(), 2)).toBe(fullWeight)
  })
})
