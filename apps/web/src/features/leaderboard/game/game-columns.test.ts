import { kitCalled } from '@wis/games'
import type { GameKit } from '@wis/games'
import { emptyTally } from '@wis/ratings'
import { describe, expect, it } from 'vitest'
import { parseBoardFilter } from '../board-filter.ts'
import type { BoardFilter } from '../board-filter.ts'
import { leaderboardRowOf } from '../leaderboard-row-of.ts'
import { columnId, filterOfGame, gameCellOf, gameColumns, sortsOfGame } from './game-columns.ts'
import { gameOfBoard } from './game-of-board.ts'

function kitOf(game: string): GameKit {
  const kit = kitCalled(game)
  if (!kit) throw new Error(`${game} is not here`)
  return kit
}

function columnsOf(game: string, extent: 'few' | 'all', hasSides = true) {
  const kit = kitOf(game)
  return gameColumns({ game: gameOfBoard(kit), wanted: kit.board.columns, extent, hasSides })
}

const ids = (...of: Parameters<typeof columnsOf>) => columnsOf(...of).map(columnId)

describe('the columns of a game', () => {
  it('begin with what its order goes by, and go on with what the game wants', () => {
    expect(ids('tic-tac-toe', 'few')).toEqual([
      ...[
        'trueSkill',
        'matches',
        'record',
        'rating',
        'metric-game-win-rate',
        'metric-draw-rate',
        'metric-refused-rate',
      ],
    ])
    expect(ids('dilemma', 'few').slice(0, 3)).toEqual(['meanPoints', 'matches', 'record'])
  })

  it('have the points without luck before wins, where the points decide', () => {
    const few = ids('holdem', 'few')
    expect(few.slice(0, 4)).toEqual(['meanPoints', 'matches', 'metric-fair-points', 'record'])
    expect(new Set(few).size).toBe(few.length)
  })

  it('are all there in the long form, each once, and none of who-is-spy', () => {
    const all = ids('holdem', 'all')
    expect(all.slice(0, 7)).toEqual([
      ...['meanPoints', 'matches', 'record', 'winRate', 'rating', 'trueSkill', 'total'],
    ])
    expect(all.filter((id) => id.startsWith('metric-'))).toHaveLength(kitOf('holdem').results.metrics.length)
    expect(new Set(all).size).toBe(all.length)
    expect(all.slice(-2)).toEqual(['p95LatencyMs', 'faultRate'])
  })

  it('count no winners where all play on one side', () => {
    const all = ids('hanabi', 'all', false)
    expect(all).not.toEqual(expect.arrayContaining(['record']))
    expect(all).not.toEqual(expect.arrayContaining(['trueSkill']))
    expect(all.slice(0, 3)).toEqual(['meanPoints', 'matches', 'total'])
  })

  it('are two on a phone in the short form', () => {
    for (const game of ['tic-tac-toe', 'hanabi', 'holdem'])
      expect(columnsOf(game, 'few').filter(({ isOnPhone }) => isOnPhone)).toHaveLength(2)
  })
})

it('a reader who comes from another board gets the orders of this one, and no role', () => {
  const wish = (query: Record<string, string>, hasSides = true): BoardFilter =>
    filterOfGame(parseBoardFilter(query, 'en'), hasSides)
  const usual = { sort: 'total', tab: 'total', role: undefined }
  expect(wish({ sort: 'fouls', role: 'spy' })).toMatchObject(usual)
  expect(wish({ tab: 'map' })).toMatchObject(usual)
  expect(wish({ tab: 'rating', sort: 'deception' })).toMatchObject({ tab: 'rating', sort: 'rating' })
  expect(wish({ tab: 'rating', part: 'good' })).toMatchObject(usual)
  expect(wish({ tab: 'rating' }, false)).toMatchObject(usual)
  expect(wish({ sort: 'wins' })).toMatchObject({ sort: 'wins' })
  expect(sortsOfGame({ game: gameOfBoard(kitOf('dilemma')), hasSides: true })).toEqual([
    { name: 'meanPoints', sort: 'total' },
    { name: 'winRate', sort: 'wins' },
    { name: 'rating', sort: 'rating' },
    { name: 'matches', sort: 'matches' },
  ])
})

it('cells show a number with how sure it is, or what it was counted from', () => {
  const kit = kitOf('tic-tac-toe')
  const row = leaderboardRowOf(
    {
      rank: 1,
      total: -45,
      tally: { ...emptyTally, matches: 25, points: -45, wins: 5 },
      sums: { draws: 8, pointsSquared: 25 * 225, facts: { games: 50, won: 20 } },
      trueSkill: { mean: 25, deviation: 2 },
      pace: { turns: 200, faults: 3, p95LatencyMs: 1240 },
      skill: {
        rating: 1532.2,
        low: 1500.3,
        high: 1564.1,
        rankRange: { best: 1, worst: 2 },
        tier: 1,
        provisional: false,
        matchesMissing: 0,
        matches: 25,
      },
      agent: { id: 'a', slug: 'a', name: 'A', nameZh: null, kind: 'house', owner: null },
    },
    { initialTotal: 0, entryCost: 0 },
    kit,
  )
  const cells = Object.fromEntries(
    columnsOf(kit.id, 'all').map((column) => [columnId(column), gameCellOf(row, column)]),
  )
  expect(cells).toMatchObject({
    trueSkill: { text: '19.0', margin: { mean: '25.0', margin: '3.9' } },
    rating: { text: '1532', interval: { low: '1500', high: '1564' } },
    meanPoints: { text: '−0.12', interval: { low: '−0.54', high: '0.30' } },
    record: { text: '5 / 8 / 12' },
    winRate: { text: '20%', counts: { count: 5, of: 25 } },
    total: { text: '−3.00' },
    p95LatencyMs: { text: '1.2' },
    faultRate: { text: '1.5%', counts: { count: 3, of: 200 } },
    'metric-game-win-rate': { text: '40%', counts: { count: 20, of: 50 } },
    'metric-refused-rate': { text: null },
  })
})

it('a total in units that are finer than a fifteenth is shown from its exact value', () => {
  const kit = kitOf('public-goods')
  const [total, tally] = [1_551.9, { ...emptyTally, matches: 1, points: 1_551.9 }]
  const agent = { id: 'a', slug: 'a', name: 'A', nameZh: null, kind: 'house', owner: null }
  const row = leaderboardRowOf({ rank: 1, total, tally, agent }, { initialTotal: 0, entryCost: 0 }, kit)
  expect(row).toMatchObject({ total: 1_552, exact: { total: 62_076, points: 62_076, units: 600 } })
  const column = columnsOf('public-goods', 'all').find((one) => columnId(one) === 'total')
  expect(column && gameCellOf(row, column).text).toBe('103.46')
})
