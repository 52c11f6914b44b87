import { expect, it } from 'vitest'
import { bargain } from './kit.ts'
import { atTheTable } from './testing.ts'

/** The first seat values hats at 2, balls at 1 and apples at 2, the other one at 0, 3 and 4. There are 3, 2 and 1. */
function given(offers: number, ...answers: readonly object[]) {
  const { match, play } = atTheTable({ ruleset: { offers } })
  play(...answers.map((answer) => JSON.stringify(answer)))
  expect(match.turns()).toEqual([])
  return bargain.integrity?.givenAway(match.log).map(({ thrown, chances }) => `${thrown} of ${chances}`)
}

const take = (hats: number, balls: number, apples: number) => ({ action: 'offer', hats, balls, apples })
const accept = { action: 'accept' }
const reject = { action: 'reject' }

it('an offer that leaves the own side nothing gives the match away', () => {
  expect(given(10, take(0, 0, 0), accept)).toEqual(['1 of 1', '0 of 1'])
  expect(given(10, take(0, 1, 0), accept)).toEqual(['0 of 1', '0 of 1'])
})

it('an accepted offer without worth gives the match away, hats for a seat that values none', () => {
  expect(given(10, take(0, 2, 1), accept)).toEqual(['0 of 1', '1 of 1'])
})

it('the last offer that is rejected gives the match away only if it was worth something', () => {
  expect(given(1, take(3, 0, 0), reject)).toEqual(['0 of 1', '1 of 1'])
  expect(given(1, take(3, 2, 1), reject)).toEqual(['0 of 1', '0 of 1'])
})

it('another offer instead of a good one gives nothing away', () => {
  expect(given(10, take(3, 0, 0), take(0, 2, 1), accept)).toEqual(['0 of 2', '0 of 1'])
})
