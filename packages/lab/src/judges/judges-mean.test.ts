import { describe, expect, it } from 'vitest'
import type { PlayedMatch } from '../play/played-match.ts'
import { meanOfJudges, meansByRater } from './agreement-of-judges.ts'
import { withRatings } from './items-of.ts'

const said = (judge: string, ...ratings: readonly (number | null)[]) =>
  ratings.map((rating) => ({ rubric: 'clue-fit', judge, item: '1/2', rating }))

describe('the rating of an item', () => {
  it('has each judge once, however often it was asked', () => {
    // A judge that says 1 three times, and one that says 5 once: 3, and not 8 / 4.
    expect(meanOfJudges([...said('strict', 1, 1, 1), ...said('kind', 5)])).toBe(3)
    // The means of the judges are 2 and 4.5.
    expect(meanOfJudges([...said('strict', 1, 2, 3), ...said('kind', 4, 5)])).toBe(3.25)
  })

  it('leaves out ratings that are missing, and judges without any', () => {
    const ratings = [...said('strict', null, 2, null), ...said('kind', 5), ...said('mute', null, null)]
    expect(meanOfJudges(ratings)).toBe(3.5)
    expect([...meansByRater(ratings)]).toEqual([
      ['kind', 5],
      ['strict', 2],
    ])
    expect(meanOfJudges(said('mute', null))).toBeNull()
    expect(meanOfJudges([])).toBeNull()
  })

  it('does not depend on the order in which ratings come, to the last digit', () => {
    const ratings = [...said('a', 1, 1, 2), ...said('b', 1, 2, 2), ...said('c', 5, 5, 4), ...said('d', 3)]
    expect(meanOfJudges(ratings.toReversed())).toBe(meanOfJudges(ratings))
  })
})

it.each([
  ['deal', 2],
  ['content', 2],
  ['family', 2],
  ['sized', 3],
] as const)(
  'a report by %s takes %d for an item of two judges of whom one was asked thrice',
  (method, mean) => {
    const match = { tallies: { other: { right: 1, asked: 1 } } } as unknown as PlayedMatch
    const rated = withRatings(match, [...said('strict', 1, 1, 1), ...said('kind', 5)], method)
    expect(rated.tallies).toEqual({
      other: { right: 1, asked: 1 },
      'rating-clue-fit': { right: mean, asked: 1 },
    })
  },
)
