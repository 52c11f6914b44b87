import { describe, expect, it } from 'vitest'
import { evenGroups } from './groups.ts'
import { bestOfGroup, emptyRecord, goingOn, isLevel, stagesAfter, tieBreakOf, winnerOf } from './knockout.ts'
import type { GroupRecord, OrderCriterion } from './knockout.ts'

const blank = { points: 0, pointsAsSpy: 0, ballotsCorrect: 0, fouls: 0, lot: 1 }
const record = (agentId: string, about: Partial<GroupRecord>): GroupRecord => ({
  agentId,
  ...blank,
  ...about,
})
const nobody = new Set<string>()

describe.each<[string, OrderCriterion, Partial<GroupRecord>, Partial<GroupRecord>]>([
  ['the most points', 'points', { points: 30 }, { points: 15, pointsAsSpy: 15 }],
  ['of equals, the most points as the spy', 'pointsAsSpy', { pointsAsSpy: 5 }, { ballotsCorrect: 9 }],
  ['then the most wins', 'wins', { wins: 2 }, { wins: 1, lot: 0 }],
  ['then the most correct ballots', 'ballotsCorrect', { ballotsCorrect: 2, fouls: 3 }, { ballotsCorrect: 1 }],
  ['then the fewest fouls', 'fouls', { fouls: 1, lot: 9 }, { fouls: 2, lot: 0 }],
  ['then the lowest lot', 'lot', { lot: 1 }, { lot: 2 }],
])('%s', (_, by, first, second) => {
  const records = [record('second', second), record('first', first)]

  it('goes on', () => {
    expect(bestOfGroup(records).map(({ agentId }) => agentId)).toEqual(['first', 'second'])
  })

  it('wins the last table, and the deciding criterion is given', () => {
    expect(winnerOf(records, nobody)).toEqual({ winner: 'first', by })
  })
})

describe('of a group', () => {
  const group = ['a', 'b', 'c', 'd'].map((agentId, place) => record(agentId, { points: 60 - place }))
  const isIn = () => true

  it('of three or more the best two go on, of a group of two only the better one', () => {
    expect(goingOn(group, isIn)).toEqual(['a', 'b'])
    expect(goingOn(group.slice(0, 3), isIn)).toEqual(['a', 'b'])
    expect(goingOn(group.slice(0, 2), isIn)).toEqual(['a'])
    expect(goingOn(group.slice(0, 1), isIn)).toEqual(['a'])
  })

  it('an agent that is out leaves its place to the next best', () => {
    expect(goingOn(group, (agentId) => agentId !== 'a')).toEqual(['b', 'c'])
    expect(goingOn(group.slice(0, 2), (agentId) => agentId !== 'a')).toEqual(['b'])
    expect(goingOn(group, () => false)).toEqual([])
  })
})

describe('a group is level', () => {
  const pointsOf = (...points: readonly number[]) =>
    points.map((each, place) => record(`${place}`, { points: each, wins: place }))
  const among = { isStillIn: () => true, isLastTable: false }

  it.each([
    ['if a pair has equal points', pointsOf(15, 15), among, true],
    ['not if one of the pair has more', pointsOf(15, 0), among, false],
    ['if the second and the third are equal, of whom only one goes on', pointsOf(30, 15, 15), among, true],
    ['not if the two that go on are equal', pointsOf(15, 15, 0), among, false],
    [
      'if both are equal that could win the last table',
      pointsOf(15, 15, 0),
      { ...among, isLastTable: true },
      true,
    ],
    [
      'not if the equal one has left',
      pointsOf(15, 15),
      { ...among, isStillIn: (id: string) => id === '0' },
      false,
    ],
    ['not with one agent', pointsOf(0), among, false],
  ])('%s', (_, records, group, expected) => {
    expect(isLevel(records, group)).toBe(expected)
  })
})

/** The sizes of the stages of a knockout, up to the one with a single table. */
function stagesOf(agents: number, players: number): readonly number[] {
  let field = Array.from({ length: agents }, (_, place) => record(`${place}`, { lot: place }))
  const sizes = [field.length]
  while (field.length > players && sizes.length <= agents) {
    const left = [...field]
    field = evenGroups(field.length, players).flatMap((size) => {
      const group = left.splice(0, size)
      const on = goingOn(group, () => true)
      return group.filter(({ agentId }) => on.includes(agentId))
    })
    sizes.push(field.length)
  }
  return sizes
}

const tableSizes = Array.from({ length: 11 }, (_, more) => more + 2)
const fields = Array.from({ length: 99 }, (_, more) => more + 2)

it.each(tableSizes)(
  'a knockout at tables of %i ends with one table, and each stage has fewer agents than the one before',
  (players) => {
    for (const agents of fields) {
      const sizes = stagesOf(agents, players)
      expect(sizes).toEqual([...new Set(sizes)].toSorted((one, other) => other - one))
      expect(sizes.at(-1)).toBeLessThanOrEqual(players)
      expect(sizes.at(-1)).toBeGreaterThanOrEqual(2)
    }
  },
)

it('an agent that is out wins nothing: the next best does', () => {
  const records = [
    record('out', { points: 60 }),
    record('b', { points: 15, fouls: 1 }),
    record('c', { points: 15 }),
  ]
  expect(winnerOf(records, new Set(['out']))).toEqual({ winner: 'c', by: 'fouls' })
  expect(winnerOf(records, new Set(['out', 'b', 'c']))).toBeUndefined()
})

it('a tie-break is told where the last that goes on has as many points as the next', () => {
  const records = [
    record('a', { points: 60 }),
    record('b', { points: 15, lot: 1 }),
    record('c', { points: 15, lot: 2 }),
  ]
  const told = (goers: readonly string[], out = nobody) => tieBreakOf(records, { goers: new Set(goers), out })
  expect(told(['a', 'b'])).toEqual({ agentId: 'b', by: 'lot' })
  expect(told(['a'])).toBeUndefined()
  expect(told(['a', 'c'])).toBeUndefined()
  expect(told(['a', 'b'], new Set(['c']))).toBeUndefined()
})

it('a lot follows from season, language, stage and agent, and from nothing else', () => {
  const place = { season: 'cup', language: 'en', stage: 2 }
  const lots = [
    emptyRecord(place, 'a'),
    emptyRecord(place, 'b'),
    emptyRecord({ ...place, season: 'cup-2' }, 'a'),
    emptyRecord({ ...place, language: 'zh' }, 'a'),
    emptyRecord({ ...place, stage: 3 }, 'a'),
  ].map(({ lot }) => lot)
  expect(lots).toEqual([978137501, 2624542257, 1584875333, 3360879976, 2493183537])
})

describe('the stages that are still to come', () => {
  it.each([
    ['seven agents in pairs', [2, 2, 2, 1], 2, [[2, 2], [2]]],
    ['three agents in pairs', [2, 1], 2, [[2]]],
    ['ten agents at tables of six', [5, 5], 6, [[4]]],
    ['the last table', [2], 2, []],
  ])('%s', (_, sizes, players, stages) => {
    expect(stagesAfter(sizes, players)).toEqual(stages)
  })
})
