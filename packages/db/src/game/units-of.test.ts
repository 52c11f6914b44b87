import { kits } from '@wis/games'
import { emptyTally } from '@wis/ratings'
import { expect, it } from 'vitest'
import { countsInFifteenths, countsInUnits, inFifteenthsOf, seatPoints, unitsOf } from './units-of.ts'

it('every game whose smallest share is a fifteenth or a whole number of them is counted in fifteenths', () => {
  const finer = kits.filter(({ id }) => unitsOf(id) !== 15).map(({ id }) => [id, unitsOf(id)])
  expect(finer).toEqual([['public-goods', 600]])
  expect([unitsOf('who-is-spy'), unitsOf('a game that is gone')]).toEqual([15, 15])
})

it('every result of every game is a whole number of the units of its boards', () => {
  for (const { id, results } of kits) expect([id, unitsOf(id) % (results.perPoint ?? 1)]).toEqual([id, 0])
})

it('a sixth-hundredth is not lost on its way to fifteenths and back', () => {
  for (const points of [1, 7, 61_003, 1_234_567_891]) {
    const counts = {
      tally: { ...emptyTally, matches: 3, points, facts: { pot: 1 } },
      sums: { draws: 0, pointsSquared: 61_003 ** 2 },
    }
    const shown = countsInFifteenths(counts, 40)
    expect(shown.tally.points).toBe(points / 40)
    expect(inFifteenthsOf('public-goods', points)).toBe(points / 40)
    expect(countsInUnits('public-goods', shown)).toEqual(counts)
  }
})

it('a seat has its exact points beside the nearest fifteenth, only in games that need them', () => {
  expect(seatPoints('public-goods', 61_003)).toEqual({ points: 1525, exact: { points: 61_003, units: 600 } })
  expect(seatPoints('public-goods', null)).toEqual({ points: null })
  expect(seatPoints('who-is-spy', 40)).toEqual({ points: 40 })
})
