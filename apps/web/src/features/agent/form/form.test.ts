import { table } from '@wis/testkit'
import type { Table } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { bestClue } from './best-clue.ts'
import { formsOf } from './form-of.ts'

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
  const row = (result: 'won' | 'drawn' | 'lost' | null, points: number, game = 'bargain') => ({
    ...{ match: { game }, result, points },
  })

  it('counts the wins of its side, and its average points', () => {
    const rows = [row('won', 60), row('lost', 0), row('drawn', 0)]
    expect(formsOf(rows)).toEqual([{ game: 'bargain', matches: 3, contested: 3, won: 1, points: 20 }])
    expect(formsOf([])).toEqual([])
  })

  it('counts no wins where all share one result', () => {
    expect(formsOf([row(null, 15), row(null, 45)])).toEqual([
      { game: 'bargain', matches: 2, contested: 0, won: 0, points: 30 },
    ])
  })

  it('stands for each game alone, because points of one game are no points of another', () => {
    const rows = [row('won', 15, 'tic-tac-toe'), row('won', 60), row('lost', 3000, 'holdem'), row('lost', 0)]
    expect(formsOf(rows).map(({ game, matches, points }) => [game, matches, points])).toEqual([
      ['tic-tac-toe', 1, 15],
      ['bargain', 2, 30],
      ['holdem', 1, 3000],
    ])
  })

  it('adds up exact points where a game counts finer than in fifteenths', () => {
    const fine = (points: number) => ({ ...row('won', 3), exact: { points, units: 600 } })
    expect(formsOf([fine(101), fine(99)])[0]?.points).toBe(2.5)
  })
})
