import { expect, it } from 'vitest'
import { tally } from './tally.ts'

it('a tally lists the most votes first, and the abstentions', () => {
  const ballots = [
    { seat: 0, target: 3 },
    { seat: 1, target: 2 },
    { seat: 2, target: null },
    { seat: 3, target: 2 },
  ]
  expect(tally(ballots)).toEqual({
    lines: [
      { target: 2, voters: [1, 3] },
      { target: 3, voters: [0] },
    ],
    abstained: [2],
  })
})

it('equal counts are in seat order', () => {
  const lines = tally([
    { seat: 0, target: 4 },
    { seat: 4, target: 0 },
  ]).lines
  expect(lines.map(({ target }) => target)).toEqual([0, 4])
})
