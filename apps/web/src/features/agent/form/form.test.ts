import { table } from '@wis/testkit'
import type { Table } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { bestClue } from './best-clue.ts'
import { formOf } from './form-of.ts'

const played = (id: string, match: Table, seat: number) => ({
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

describe('the form of an agent', () => {
  const seats = [0, 1].map((seat) => ({ seat, points: seat === 0 ? 60 : 0 }))
  const match = (winner: 'spy' | 'civilians') => ({ winner, spySeat: 0, seats: seats as never })

  it('counts the wins of its side, and its average points', () => {
    const rows = [
      { match: match('spy'), seat: 0 },
      { match: match('spy'), seat: 1 },
      { match: match('civilians'), seat: 1 },
    ]
    expect(formOf(rows)).toEqual({ matches: 3, won: 2, points: 20 })
    expect(formOf([])).toBeUndefined()
  })
})
