import { ids } from '@wis/engine'
import { boardSorts } from '@wis/protocol'
import { addTallies, emptyTally, tallyOf } from '@wis/ratings'
import type { SeatResult } from '@wis/ratings'
import { describe, expect, it } from 'vitest'
import type { BoardSort } from '../../../features/leaderboard/board-filter.ts'
import { cellOf } from '../../../features/leaderboard/cell-of.ts'
import { leaderboardRowOf } from '../../../features/leaderboard/leaderboard-row-of.ts'
import { columnGroups, columns, columnsOf, isOnPhone, sorts } from './columns.ts'

const rule = { initialTotal: 100, entryCost: 1 }
const agent = { id: 'a', slug: 'a', name: 'A', nameZh: null, kind: 'house', owner: null }
const lost: SeatResult = {
  agentId: ids.agent('a'),
  role: 'spy',
  won: false,
  points: -75,
  speechesAsked: 1,
  fouls: 0,
  ballotsAsked: 0,
  ballotsCorrect: 0,
  lastRoundAlive: 1,
  ballotsAgainst: 5,
  ballotsAgainstPossible: 5,
}
const tally = addTallies(emptyTally, tallyOf(lost))
const row = leaderboardRowOf({ rank: 1, total: 1410, tally, agent }, rule)

describe('the columns of the board', () => {
  it('begin with the most wanted ones, so that a phone shows them', () => {
    expect(columns.slice(0, 4).map(({ name }) => name)).toEqual(['tier', 'total', 'matches', 'rating'])
  })

  it('in the short form are the most telling ones, and the one that orders the board', () => {
    const few = (sort: BoardSort) => columnsOf({ extent: 'few', sort }).map(({ name }) => name)
    expect(few('total')).toEqual(['tier', 'total', 'matches', 'rating', 'winRate', 'voteAccuracy'])
    expect(few('fouls')).toContain('foulRate')
    expect(columnsOf({ extent: 'all', sort: 'total' })).toEqual(columns)
  })

  it('are three on a phone: the tier, the total, and the one that orders the board', () => {
    const onPhone = (sort: BoardSort) =>
      columns.filter((column) => isOnPhone(column, { sort })).map(({ name }) => name)
    expect(boardSorts.map((sort) => onPhone(sort).length)).toEqual(boardSorts.map(() => 3))
    expect(onPhone('total')).toEqual(['tier', 'total', 'rating'])
    expect(onPhone('fouls')).toEqual(['tier', 'total', 'foulRate'])
  })

  it('are next to those of their group', () => {
    const groups = columns.map(({ group }) => group)
    expect(groups.filter((group, at) => group !== groups[at - 1])).toEqual([null, ...columnGroups])
  })

  it('lead to every order but those of the skill tab', () => {
    const sorts = columns.flatMap(({ sort }) => sort ?? [])
    const others = ['deception', 'detection']
    expect([...sorts, ...others].toSorted()).toEqual([...boardSorts].toSorted())
  })
})

describe('a row of the board', () => {
  it('shows points with a true minus sign', () => {
    expect([cellOf(row, 'total').text, cellOf(row, 'averageScore').text]).toEqual(['94.00', '−5.00'])
  })

  it('shows every rate with its counts', () => {
    expect(cellOf(row, 'suspicion')).toEqual({ text: '100%', counts: { count: 5, of: 5 } })
  })

  it('is empty, not 0, if nothing was counted', () => {
    expect(cellOf(row, 'civilianWinRate')).toEqual({ text: null, counts: null })
    expect(cellOf(row, 'voteAccuracy').text).toBeNull()
    expect(cellOf(row, 'civilianAverageScore').text).toBeNull()
  })
})

it('the forms of both tables together offer every order', () => {
  const offered = new Set([...sorts.map(({ sort }) => sort), 'rating', 'deception', 'detection'])
  expect([...offered].toSorted()).toEqual([...boardSorts].toSorted())
})
