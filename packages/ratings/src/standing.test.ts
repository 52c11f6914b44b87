import { expect, test } from 'vitest'
import { olderTally, tallyOfOlder } from './older-tally.ts'
import { officialTotal, standing } from './standing.ts'
import { addTallies, emptyTally } from './tally.ts'
import type { Tally } from './tally.ts'

const rule = { initialTotal: 100, entryCost: 1 }
const nothing = { value: null, sum: 0, of: 0 }

const asCivilian: Tally = {
  ...emptyTally,
  matches: 1,
  points: 51,
  wins: 1,
  facts: {
    'civilian-matches': 1,
    'civilian-points': 51,
    'civilian-wins': 1,
    speeches: 2,
    fouls: 0,
    ballots: 2,
    'ballots-right': 1,
    'rounds-lived': 2,
    'ballots-against': 1,
    'ballots-against-possible': 8,
  },
}
const asSpy: Tally = {
  ...emptyTally,
  matches: 1,
  points: -15,
  wins: 0,
  facts: {
    'spy-matches': 1,
    'spy-points': -15,
    'spy-wins': 0,
    speeches: 1,
    fouls: 1,
    'rounds-lived': 1,
  },
}

test('the total starts at 100 points before the first match', () => {
  expect(officialTotal(emptyTally, rule)).toBe(1500)
})

test('the total is 100 plus every score minus one point a match', () => {
  expect(officialTotal(addTallies(asCivilian, asSpy), rule)).toBe(1500 + 51 - 15 - 30)
})

test('every metric is its sum over its count', () => {
  expect(standing(addTallies(asCivilian, asSpy), rule)).toEqual({
    total: 1506,
    points: 36,
    matches: 2,
    averageScore: { value: 1.2, sum: 2.4, of: 2 },
    averageScoreAsSpy: { value: -1, sum: -1, of: 1 },
    averageScoreAsCivilian: { value: 3.4, sum: 3.4, of: 1 },
    winRate: { value: 0.5, sum: 1, of: 2 },
    winRateAsSpy: { value: 0, sum: 0, of: 1 },
    winRateAsCivilian: { value: 1, sum: 1, of: 1 },
    voteAccuracy: { value: 0.5, sum: 1, of: 2 },
    foulRate: { value: 1 / 3, sum: 1, of: 3 },
    survival: { value: 1.5, sum: 3, of: 2 },
    suspicion: { value: 0.125, sum: 1, of: 8 },
  })
})

test('a metric without a count is empty, not 0', () => {
  const { total, points, matches, ...metrics } = standing(emptyTally, rule)
  expect({ total, points, matches }).toEqual({ total: 1500, points: 0, matches: 0 })
  for (const metric of Object.values(metrics)) expect(metric).toEqual(nothing)
})

test('an agent that was never spy has no spy metrics', () => {
  const record = standing(asCivilian, rule)
  expect([record.averageScoreAsSpy, record.winRateAsSpy]).toEqual([nothing, nothing])
})

test('a tally comes back from the form in which boards are stored', () => {
  const both = addTallies(asCivilian, asSpy)
  const back = tallyOfOlder(olderTally(both))
  expect(standing(back, rule)).toEqual(standing(both, rule))
  expect(olderTally(back)).toEqual(olderTally(both))
})

test('a fact that another game calls a foul is none of the oldest fields', () => {
  const other: Tally = { ...emptyTally, matches: 2, facts: { fouls: 3, votes: 4 } }
  expect(standing(other, rule).foulRate).toEqual(nothing)
  expect(tallyOfOlder(olderTally(other), other.facts)).toEqual(other)
})
