import { ids } from '@wis/engine'
import { expect, test } from 'vitest'
import { addTallies, emptyTally, subtractTally, tallyOf } from './tally.ts'
import type { SeatResult } from './tally.ts'

const civilian: SeatResult = {
  agentId: ids.agent('fox'),
  role: 'civilian',
  won: true,
  points: 51,
  speechesAsked: 2,
  fouls: 1,
  ballotsAsked: 2,
  ballotsCorrect: 1,
  lastRoundAlive: 2,
  ballotsAgainst: 3,
  ballotsAgainstPossible: 9,
}
const spy: SeatResult = {
  ...civilian,
  role: 'spy',
  won: false,
  points: -75,
  ballotsAsked: 2,
  ballotsCorrect: 0,
}

test('one result is a tally of one match', () => {
  expect(tallyOf(civilian)).toEqual({
    matches: 1,
    points: 51,
    wins: 1,
    asSpy: { matches: 0, points: 0, wins: 0 },
    asCivilian: { matches: 1, points: 51, wins: 1 },
    discounted: { matches: 0, points: 0, wins: 0 },
    speechesAsked: 2,
    fouls: 1,
    ballotsAsked: 2,
    ballotsCorrect: 1,
    survivalRounds: 2,
    ballotsAgainst: 3,
    ballotsAgainstPossible: 9,
  })
})

test('a match as spy counts under the spy role only', () => {
  const { asSpy, asCivilian } = tallyOf(spy)
  expect(asSpy).toEqual({ matches: 1, points: -75, wins: 0 })
  expect(asCivilian).toEqual(emptyTally.asCivilian)
})

test("a spy's own ballots do not count towards vote accuracy", () => {
  expect(tallyOf(spy).ballotsAsked).toBe(0)
})

test('an empty tally changes nothing', () => {
  expect(addTallies(emptyTally, tallyOf(spy))).toEqual(tallyOf(spy))
})

test('the order in which tallies are added does not matter', () => {
  const parts = [tallyOf(spy), tallyOf(civilian), tallyOf({ ...civilian, points: 1, lastRoundAlive: 3 })]
  expect(parts.reduceRight(addTallies)).toEqual(parts.reduce(addTallies))
})

test('subtracting undoes adding', () => {
  const before = addTallies(tallyOf(civilian), tallyOf(spy))
  expect(subtractTally(addTallies(before, tallyOf(spy)), tallyOf(spy))).toEqual(before)
})
