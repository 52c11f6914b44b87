import { expect, test } from 'vitest'
import { addTallies, countsInRole, emptyTally, subtractTally, weighed, weightedCounts } from './tally.ts'
import type { Tally } from './tally.ts'

const counted = (points: number, facts: Tally['facts']): Tally => ({
  ...emptyTally,
  matches: 1,
  points,
  wins: points > 0 ? 1 : 0,
  facts,
})
const civilian = counted(51, { 'civilian-matches': 1, 'civilian-points': 51, 'civilian-wins': 1, fouls: 1 })
const spy = counted(-75, { 'spy-matches': 1, 'spy-points': -75, 'spy-wins': 0, speeches: 2 })

test('what is counted in a role is a fact', () => {
  const both = addTallies(civilian, spy)
  expect(countsInRole(both, 'spy')).toEqual({ matches: 1, points: -75, wins: 0 })
  expect(countsInRole(both, 'civilian')).toEqual({ matches: 1, points: 51, wins: 1 })
  expect(countsInRole(both, 'wizard')).toEqual({ matches: 0, points: 0, wins: 0 })
})

test('an empty tally changes nothing', () => {
  expect(addTallies(emptyTally, spy)).toEqual(spy)
})

test('the order in which tallies are added does not matter', () => {
  const parts = [spy, civilian, weighed(civilian, 30)]
  expect(parts.reduceRight(addTallies)).toEqual(parts.reduce(addTallies))
})

test('subtracting undoes adding, also of what was never added', () => {
  const before = addTallies(civilian, spy)
  expect(subtractTally(addTallies(before, spy), spy)).toEqual(before)
  expect(subtractTally(emptyTally, spy).facts).toMatchObject({ 'spy-matches': -1, speeches: -2 })
})

test('a match that weighs less is left out of averages in part', () => {
  expect(weightedCounts(weighed(civilian, 30))).toEqual({ matches: 30, points: 30 * 51, wins: 30 })
})
