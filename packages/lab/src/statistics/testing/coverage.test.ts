import { expect, test } from 'vitest'
import { measureCoverage } from './coverage.ts'
import type { Side } from './coverage.ts'
import { measureFalseAlarms, measurePower, measureStopping } from './findings.ts'
import { storedPopulations } from './populations.ts'

const called = (name: string) => {
  const population = storedPopulations.find((one) => one.name === name)
  if (!population) throw new RangeError(name)
  return population
}

const draws = 300

// Of 300 intervals that hold the truth 93 to 97 times in a hundred, this many do but for one time in a hundred.
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
] as const)(
  'the interval of %s, %s, holds the truth from %d deals',
  (name, side: Side, deals) => {
    const { held } = measureCoverage({ population: called(name), side, deals, draws })
    expect(held).toBeGreaterThanOrEqual(least)
    expect(held).toBeLessThanOrEqual(most)
  },
  60_000,
)

// Everything here is computed and nothing is waited for, but a busy machine takes its time.
const patience = 60_000

test(
  'without a difference, five experiments in a hundred find one',
  () => {
    for (const name of ['who-is-spy right votes', 'avalon wins']) {
      expect(measureFalseAlarms(called(name), 20, 200).byTest).toBeLessThanOrEqual(0.09)
    }
  },
  patience,
)

test(
  'a difference is found with the power that was planned',
  { tags: ['nightly'], timeout: patience },
  () => {
    for (const name of ['who-is-spy wins as spy', 'bargain points']) {
      expect(measurePower(called(name), 0.8, 100)?.bySentence).toBeGreaterThanOrEqual(0.7)
    }
  },
)

test(
  'an experiment that ends by itself still has an interval that holds the truth',
  () => {
    const { held } = measureStopping(called('avalon wins'), { width: 0.16, mostDeals: 200 }, 300)
    expect(held).toBeGreaterThanOrEqual(least)
  },
  patience,
)
