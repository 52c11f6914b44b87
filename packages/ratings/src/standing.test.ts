import { ids } from '@wis/engine'
import { expect, test } from 'vitest'
import { officialTotal } from './official-total.ts'
import { standing } from './standing.ts'
import { addTallies, emptyTally, tallyOf } from './tally.ts'
import type { SeatResult } from './tally.ts'

const rule = { initialTotal: 100, entryCost: 1 }
const nothing = { value: null, sum: 0, of: 0 }

const asCivilian: SeatResult = {
  agentId: ids.agent('fox'),
  role: 'civilian',
  won: true,
  points: 51,
  speechesAsked: 2,
  fouls: 0,
  ballotsAsked: 2,
  ballotsCorrect: 1,
  lastRoundAlive: 2,
  ballotsAgainst: 1,
  ballotsAgainstPossible: 8,
}
const asSpy: SeatResult = {
  ...asCivilian,
  role: 'spy',
  won: false,
  points: -15,
  speechesAsked: 1,
  fouls: 1,
  lastRoundAlive: 1,
  ballotsAgainst: 0,
  ballotsAgainstPossible: 0,
}

test('the total starts at 100 points before the first match', () => {
  expect(officialTotal(emptyTally, rule)).toBe(1500)
})

test('the total is 100 plus every score minus one point a match', () => {
  expect(officialTotal(addTallies(tallyOf(asCivilian), tallyOf(asSpy)), rule)).toBe(1500 + 51 - 15 - 30)
})

test('every metric is its sum over its count', () => {
  expect(standing(addTallies(tallyOf(asCivilian), tallyOf(asSpy)), rule)).toEqual({
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
  const record = standing(tallyOf(asCivilian), rule)
  expect([record.averageScoreAsSpy, record.winRateAsSpy]).toEqual([nothing, nothing])
})
