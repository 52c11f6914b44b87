import { describe, expect, it } from 'vitest'
import { bestOfGroup, emptyRecord, winnerOf } from './knockout.ts'
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

it('an agent that is out wins nothing: the next best does', () => {
  const records = [
    record('out', { points: 60 }),
    record('b', { points: 15, fouls: 1 }),
    record('c', { points: 15 }),
  ]
  expect(winnerOf(records, new Set(['out']))).toEqual({ winner: 'c', by: 'fouls' })
  expect(winnerOf(records, new Set(['out', 'b', 'c']))).toBeUndefined()
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
