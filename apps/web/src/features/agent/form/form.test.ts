import { describe, expect, it } from 'vitest'
import { formsOf } from './form-section.tsx'

describe('the form of an agent', () => {
  const row = (result: 'won' | 'drawn' | 'lost' | null, points: number, game = 'bargain') => ({
    match: { game },
    result,
    points,
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
