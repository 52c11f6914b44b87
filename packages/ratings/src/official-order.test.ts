import { describe, expect, it } from 'vitest'
import { rankBy } from './official-rank.ts'
import type { OrderedRecord } from './official-rank.ts'
import type { BoardOrder } from './standing.ts'

const record = (name: string, of: Partial<OrderedRecord>) => ({
  name,
  total: 0,
  points: 0,
  matches: 40,
  wins: 0,
  skill: null,
  ...of,
})
const order = (by: BoardOrder, ...rows: ReturnType<typeof record>[]) =>
  rankBy(by, rows).map(({ rank, name }) => `${rank} ${name}`)

describe('the official order of a game', () => {
  it('by mean points does not reward playing much', () => {
    const busy = record('busy', { total: 9000, points: 9000, matches: 900 })
    const good = record('good', { total: 450, points: 450, matches: 30 })
    expect(order('mean-points', busy, good)).toEqual(['1 good', '2 busy'])
    expect(order('total', busy, good)).toEqual(['1 busy', '2 good'])
  })

  it('by win rate goes on by mean points, and then by more matches', () => {
    const rows = [
      record('fewer', { wins: 10, points: 40, matches: 20 }),
      record('more', { wins: 20, points: 80, matches: 40 }),
      record('richer', { wins: 10, points: 41, matches: 20 }),
      record('best', { wins: 11, points: 0, matches: 20 }),
    ]
    expect(order('win-rate', ...rows)).toEqual(['1 best', '2 richer', '3 more', '4 fewer'])
  })

  it('by mean points or win rate counts each match with its weight, and by total in full', () => {
    // Twenty of its forty wins were against one owner, and weigh next to nothing.
    const fed = record('fed', {
      total: 50,
      points: 500,
      wins: 22,
      discounted: { matches: 59 * 20, points: 59 * 480, wins: 59 * 20 },
    })
    const honest = record('honest', { total: 40, points: 400, wins: 20 })
    for (const by of ['mean-points', 'win-rate'] as const)
      expect(order(by, fed, honest)).toEqual(['1 honest', '2 fed'])
    expect(order('total', fed, honest)).toEqual(['1 fed', '2 honest'])
  })

  it('by skill goes by what a skill almost certainly reaches, and agents without one come last', () => {
    const rows = [
      record('none', {}),
      record('unsure', { skill: { mean: 32, deviation: 4 } }),
      record('sure', { skill: { mean: 28, deviation: 1 } }),
    ]
    expect(order('skill', ...rows)).toEqual(['1 sure', '2 unsure', '3 none'])
  })

  it('puts agents with fewer than 20 matches below all others, except by total', () => {
    const lucky = record('lucky', { total: 900, points: 900, matches: 19, wins: 19 })
    const skilled = { ...lucky, skill: { mean: 40, deviation: 1 } }
    const steady = record('steady', { total: 20, points: 20, matches: 20, skill: { mean: 20, deviation: 1 } })
    expect(order('mean-points', lucky, steady)).toEqual(['1 steady', '2 lucky'])
    expect(order('win-rate', lucky, steady)).toEqual(['1 steady', '2 lucky'])
    expect(order('skill', skilled, steady)).toEqual(['1 steady', '2 lucky'])
    expect(order('total', lucky, steady)).toEqual(['1 lucky', '2 steady'])
  })
})
