import { expect, it } from 'vitest'
import { bid } from './kit.ts'
import { atTheTable } from './testing.ts'

it('bids above the value and below a twentieth of it give an auction away', () => {
  const values = [
    [400, 600],
    [400, 600],
    [400, 600],
  ]
  const { match, play } = atTheTable({ values, ruleset: { ceiling: 'none' } })
  play([401, 600], [20, 29], [0, 30])
  expect(bid.integrity?.givenAway(match.log)).toEqual([
    { chances: 3, thrown: 2 },
    { chances: 3, thrown: 1 },
  ])
})

it('a bid that the rules make for a silent seat is not its own', () => {
  const { match, answer } = atTheTable()
  answer(0, '200')
  while (match.turns().length > 0) answer(1, undefined)
  expect(bid.integrity?.givenAway(match.log)).toEqual([
    { chances: 1, thrown: 0 },
    { chances: 0, thrown: 0 },
  ])
})
