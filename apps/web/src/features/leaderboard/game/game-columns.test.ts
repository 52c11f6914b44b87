import { kitCalled } from '@wis/games'
import type { GameKit } from '@wis/games'
import { boardSorts } from '@wis/protocol'
import { emptyTally } from '@wis/ratings'
import { describe, expect, it } from 'vitest'
import { parseBoardFilter } from '../board-filter.ts'
import type { BoardFilter, BoardSort } from '../board-filter.ts'
import { leaderboardRowOf } from '../leaderboard-row-of.ts'
import { gameCellOf, roleCellOf } from './game-cell.ts'
import { columnGroups, columnId, gameColumns } from './game-columns.ts'
import { filterOfGame, skillSortsOf, sortedColumns } from './game-views.ts'

function kitOf(game: string): GameKit {
  const kit = kitCalled(game)
  if (!kit) throw new Error(`${game} is not here`)
  return kit
}

const columnsOf = (game: string, extent: 'few' | 'all', sort: BoardSort = 'total') =>
  gameColumns({ kit: kitOf(game), extent, sort })

const namesOf = (...of: Parameters<typeof columnsOf>) => columnsOf(...of).map(columnId)

describe('the columns of a game', () => {
  it('begin with what its order goes by, and go on with what the game wants', () => {
    expect(namesOf('tic-tac-toe', 'few')).toEqual([
      ...['rating', 'matches', 'record', 'metric-game-win-rate', 'metric-draw-rate', 'metric-refused-rate'],
    ])
    expect(namesOf('dilemma', 'few').slice(0, 3)).toEqual(['meanPoints', 'matches', 'record'])
  })

  it('have the points without luck before wins, where the points decide', () => {
    const few = namesOf('holdem', 'few')
    expect(few.slice(0, 4)).toEqual(['meanPoints', 'matches', 'metric-fair-points', 'record'])
    expect(new Set(few).size).toBe(few.length)
  })

  it('are all there in the long form, each once, and none of who-is-spy', () => {
    const all = namesOf('holdem', 'all')
    expect(all.slice(0, 10)).toEqual([
      ...['meanPoints', 'matches', 'tier', 'rating', 'places', 'trend'],
      ...['record', 'winRate', 'trueSkill', 'total'],
    ])
    expect(all.filter((id) => id.startsWith('metric-'))).toHaveLength(kitOf('holdem').results.metrics.length)
    expect(new Set(all).size).toBe(all.length)
    expect(all.slice(-2)).toEqual(['p95LatencyMs', 'faultRate'])
  })

  it('have the cost of a match last in the long form, where some owner publishes it', () => {
    const withCost = (extent: 'few' | 'all') =>
      gameColumns({ kit: kitOf('holdem'), extent, sort: 'total', hasCost: true }).map(columnId)
    expect(withCost('all')).toEqual([...namesOf('holdem', 'all'), 'costPerMatch'])
    expect(withCost('few')).toEqual(namesOf('holdem', 'few'))
  })

  it('count no winners where all play on one side', () => {
    const all = namesOf('hanabi', 'all')
    expect(all).not.toEqual(expect.arrayContaining(['record']))
    for (const name of ['trueSkill', 'tier', 'trend']) expect(all).not.toContain(name)
    expect(all.slice(0, 3)).toEqual(['meanPoints', 'matches', 'total'])
  })

  it('are two on a phone in the short form, one of them the one that orders the board', () => {
    const onPhone = (game: string, sort?: BoardSort) =>
      columnsOf(game, 'few', sort)
        .filter(({ isOnPhone }) => isOnPhone)
        .map(columnId)
    for (const game of ['tic-tac-toe', 'hanabi', 'holdem']) expect(onPhone(game)).toHaveLength(2)
    expect(onPhone('holdem')).toEqual(['meanPoints', 'matches'])
    expect(onPhone('holdem', 'wins')).toEqual(['meanPoints', 'winRate'])
  })

  it('are next to those of their group', () => {
    for (const game of ['who-is-spy', 'holdem', 'hanabi']) {
      const groups = columnsOf(game, 'all').map(({ group }) => group)
      const found = groups.filter((group, at) => group !== groups[at - 1])
      expect(found).toEqual([null, ...columnGroups.filter((group) => groups.includes(group))])
    }
  })
})

describe('the columns of a board by total', () => {
  it('begin with the most wanted ones, and in the short form end with the one that orders the board', () => {
    expect(namesOf('who-is-spy', 'all').slice(0, 4)).toEqual(['tier', 'total', 'matches', 'rating'])
    const usual = ['tier', 'total', 'matches', 'rating', 'winRate', 'metric-vote-accuracy']
    expect(namesOf('who-is-spy', 'few')).toEqual(usual)
    expect(namesOf('who-is-spy', 'few', 'fouls')).toEqual([...usual, 'metric-foul-rate'])
  })

  it('are three on a phone: the tier, the total, and the one that orders the board', () => {
    const onPhone = (sort: BoardSort) =>
      columnsOf('who-is-spy', 'few', sort).flatMap((column) => (column.isOnPhone ? columnId(column) : []))
    expect(onPhone('total')).toEqual(['tier', 'total', 'rating'])
    for (const { sort, ...column } of sortedColumns(kitOf('who-is-spy')).slice(1))
      expect(onPhone(sort).toSorted()).toEqual(['tier', 'total', columnId({ ...column, sort })].toSorted())
  })

  it('lead to every order but those of the view of strengths', () => {
    const kit = kitOf('who-is-spy')
    const sorts = sortedColumns(kit).map(({ sort }) => sort)
    expect(sorts).not.toContain('deception')
    expect([...new Set([...sorts, ...skillSortsOf(kit)])].toSorted()).toEqual([...boardSorts].toSorted())
  })
})

it('a reader who comes from another board gets the orders and the roles of this one', () => {
  const wish = (query: Record<string, string>, game = 'dilemma'): BoardFilter =>
    filterOfGame(parseBoardFilter(query, 'en'), kitOf(game))
  const usual = { sort: 'total', tab: 'total', role: undefined }
  expect(wish({ sort: 'fouls', role: 'spy' })).toMatchObject(usual)
  expect(wish({ sort: 'fouls', role: 'spy' }, 'who-is-spy')).toMatchObject({ sort: 'fouls', role: 'spy' })
  expect(wish({ tab: 'map' })).toMatchObject(usual)
  expect(wish({ tab: 'map' }, 'who-is-spy')).toMatchObject({ tab: 'map' })
  expect(wish({ tab: 'rating', sort: 'deception' })).toMatchObject({ tab: 'rating', sort: 'rating' })
  expect(wish({ tab: 'rating', sort: 'deception' }, 'who-is-spy')).toMatchObject({ sort: 'deception' })
  expect(wish({ tab: 'rating', part: 'good' })).toMatchObject(usual)
  expect(wish({ tab: 'rating' }, 'hanabi')).toMatchObject(usual)
  expect(wish({ sort: 'wins' })).toMatchObject({ sort: 'wins' })
  expect(sortedColumns(kitOf('dilemma')).map((column) => [columnId(column), column.sort])).toEqual([
    ['meanPoints', 'total'],
    ['matches', 'matches'],
    ['rating', 'rating'],
    ['winRate', 'wins'],
    ['p95LatencyMs', 'latency'],
    ['faultRate', 'faults'],
  ])
})

describe('a row of a board that also counts by roles', () => {
  const kit = kitOf('who-is-spy')
  const tally = {
    ...emptyTally,
    matches: 1,
    points: -75,
    facts: {
      'spy-matches': 1,
      'spy-points': -75,
      'spy-wins': 0,
      speeches: 1,
      'rounds-lived': 1,
      'ballots-against': 5,
      'ballots-against-possible': 5,
    },
  }
  const row = leaderboardRowOf(
    {
      rank: 1,
      total: 1410,
      tally,
      agent: { id: 'a', slug: 'a', name: 'A', nameZh: null, kind: 'house', owner: null },
    },
    { initialTotal: 100, entryCost: 1 },
    kit,
  )
  const cellOf = (id: string) => {
    const column = columnsOf(kit.id, 'all').find((one) => columnId(one) === id)
    return column && gameCellOf(row, column)
  }

  it('shows points with a true minus sign', () => {
    expect([cellOf('total')?.text, cellOf('meanPoints')?.text]).toEqual(['94.00', '−5.00'])
  })

  it('shows every rate with its counts, though its facts were never added up', () => {
    expect(cellOf('metric-suspicion')).toEqual({ text: '100%', counts: { count: 5, of: 5 } })
    expect(roleCellOf(row, 'winRate', 'spy')).toEqual({ text: '0%', counts: { count: 0, of: 1 } })
  })

  it('is empty, not 0, if nothing was counted', () => {
    expect(roleCellOf(row, 'winRate', 'civilian')).toEqual({ text: null })
    expect(roleCellOf(row, 'meanPoints', 'civilian').text).toBeNull()
    expect(cellOf('metric-vote-accuracy')?.text).toBeNull()
  })
})

it('cells show a number with how sure it is, or what it was counted from', () => {
  const kit = kitOf('tic-tac-toe')
  const row = leaderboardRowOf(
    {
      rank: 1,
      total: -45,
      tally: { ...emptyTally, matches: 25, points: -45, wins: 5, facts: { games: 50, won: 20 } },
      sums: { draws: 8, pointsSquared: 25 * 225 },
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
    rating: { text: '1532' },
    places: { text: '1–2' },
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
