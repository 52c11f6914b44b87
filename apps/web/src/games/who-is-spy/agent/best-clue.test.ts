import { table } from '@wis/testkit'
import type { SpyTestMatch } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { bestClue } from './best-clue.ts'

const played = (id: string, match: SpyTestMatch, seat: number) => ({
  match: { id, seats: [] },
  seat,
  entries: match.log,
})

describe('the best clue', () => {
  it('is the one that the smallest share of the others suspected; among equal ones, the one before more votes', () => {
    const match = table({ spy: 2 }).round({ 0: 1, 2: 3, 3: 1, 4: 3, 5: 4 }).round()
    const suspected = bestClue([played('a', match, 1)])
    expect(suspected).toMatchObject({ round: 1, against: 2, votes: 5 })
    expect(bestClue([played('a', match, 1), played('b', match, 0)])?.match.id).toBe('b')
  })

  it('does not exist if nobody voted or nothing was said', () => {
    expect(bestClue([])).toBeUndefined()
    expect(bestClue([played('a', table({ spy: 2 }), 1)])).toBeUndefined()
  })
})
