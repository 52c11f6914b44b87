import { fullWeight } from '@wis/ratings'
import { describe, expect, it } from 'vitest'
import { meetingsADay, meetingWeight, metTooLately } from './meetings.ts'

const tables = (...owners: readonly (readonly string[])[]) =>
  owners.map((table) => ({ owners: new Set(table), points: null }))
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
    expect(meetingWeight(often('b', 1, 12), new Set(['b']), 2)).toBe(2)
    expect(meetingWeight(often('b', 2, 12), new Set(['b']), 2)).toBe(1)
    expect(meetingWeight(often('b', 12, 12), new Set(['b']), 2)).toBe(1)
    expect(meetingWeight(often('b', 9, 12), new Set(['b', 'c']), 6)).toBe(2)
  })

  it('weighs in full with others, and what was met before the last twelve counts no longer', () => {
    expect(meetingWeight(often('b', 5, 12), new Set(['c']), 2)).toBe(fullWeight)
    const before = [...tables(...Array<string[]>(12).fill([])), ...often('b', 12, 12)]
    expect(meetingWeight(before, new Set(['b']), 2)).toBe(fullWeight)
  })

  it('with house agents alone weighs in full', () => {
    expect(meetingWeight(often('b', 12, 12), new Set(), 2)).toBe(fullWeight)
  })

  const paid = (results: readonly (readonly [string, number | null])[]) => [
    ...tables(...Array<string[]>(12).fill([])),
    ...results.map(([owner, points]) => ({ owners: new Set([owner]), points })),
  ]
  const usual = ['c', 'd', 'e', 'f', 'g'].map((owner) => [owner, 1] as const)

  it('weighs a tenth with the owner from whom the agent got the most', () => {
    const recent = paid([...usual, ['b', 9]])
    expect(meetingWeight(recent, new Set(['b']), 2)).toBe(6)
    expect(meetingWeight(recent, new Set(['b', 'c']), 3)).toBe(6)
    expect(meetingWeight(recent, new Set(['c']), 2)).toBe(fullWeight)
  })

  it('weighs in full where nobody gave more than others, nobody knows yet, or few were met', () => {
    expect(meetingWeight(paid([...usual, ['b', 1]]), new Set(['b']), 2)).toBe(fullWeight)
    expect(meetingWeight(paid([...usual, ['b', null]]), new Set(['b']), 2)).toBe(fullWeight)
    expect(meetingWeight(paid([...usual.slice(2), ['b', 9]]), new Set(['b']), 2)).toBe(fullWeight)
  })

  it('goes by the mean, drawn towards the usual: one lucky match does not outweigh several', () => {
    const recent = paid([...usual, ['c', 9], ['c', 9], ['c', 9], ['c', 9], ['b', 10]])
    expect(meetingWeight(recent, new Set(['b']), 2)).toBe(fullWeight)
    expect(meetingWeight(recent, new Set(['c']), 2)).toBe(6)
  })

  it('weighs in full again once the gifts lie sixty matches back', () => {
    const recent = [...paid([...usual, ['b', 9]]), ...tables(...Array<string[]>(60).fill([]))].toReversed()
    expect(meetingWeight(recent, new Set(['b']), 2)).toBe(fullWeight)
  })
})
