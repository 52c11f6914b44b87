import { expect, test } from 'vitest'
import { measureCoverage } from './coverage.ts'
import type { Side } from './coverage.ts'
import { measureFalseAlarms, measurePower, measureStopping } from './findings.ts'
import { populations } from './populations.ts'

const called = (name: string) => {
  const population = populations.find((one) => one.name === name)
  if (!population) throw new RangeError(name)
  return population
}

const draws = 400

// Of 400 intervals that hold the truth 93 to 97 times in a hundred, this many do but for one time in a hundred.
const [least, most] = [0.9, 0.99]

// Scores of matches that house players really played: skewed, in steps, and several of one deal.
test.each([
  ['who-is-spy points', 'first', 10],
  ['who-is-spy points', 'difference', 20],
  ['who-is-spy points of one seat', 'first', 20],
  ['who-is-spy right votes', 'second', 10],
  ['who-is-spy right votes', 'difference', 40],
  ['who-is-spy wins as spy', 'first', 40],
  ['holdem points', 'difference', 10],
  ['holdem wins of hands', 'first', 20],
  ['chameleon points', 'second', 40],
  ['bargain points', 'difference', 10],
  ['avalon wins', 'difference', 20],
  ['avalon right teams', 'second', 10],
] as const)('the interval of %s, %s, holds the truth from %d deals', (name, side: Side, deals) => {
  const { held } = measureCoverage({ population: called(name), side, deals, draws })
  expect(held).toBeGreaterThanOrEqual(least)
  expect(held).toBeLessThanOrEqual(most)
})

test('without a difference, five experiments in a hundred find one', () => {
  for (const name of ['who-is-spy points', 'avalon wins', 'bargain points']) {
    expect(measureFalseAlarms(called(name), 20, 200).byTest).toBeLessThanOrEqual(0.09)
  }
})

test('a difference is found with the power that was planned', () => {
  for (const name of ['holdem points', 'who-is-spy wins as spy', 'bargain points']) {
    const found = measurePower(called(name), 0.8, 200)
    expect(found?.bySentence).toBeGreaterThanOrEqual(0.72)
  }
})

test('an experiment that ends by itself still has an interval that holds the truth', () => {
  const { held } = measureStopping(called('avalon wins'), { width: 0.16, mostDeals: 200 }, 300)
  expect(held).toBeGreaterThanOrEqual(least)
})
