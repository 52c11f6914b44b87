import { expect, it } from 'vitest'
import { bid } from './kit.ts'
import { atTheTable } from './testing.ts'
import type { BidTestMatch } from './testing.ts'

const factsOf = ({ match }: BidTestMatch) => bid.results.of(match.state).map(({ facts }) => facts)

it('measures each bid by its distance from half the value', () => {
  const table = atTheTable({
    values: [
      [400, 600],
      [500, 300],
    ],
  })
  table.play([200, 450], [500, 0])
  expect(factsOf(table)).toMatchObject([
    { bids: 2, gap: 10_000, 'gap-parts': 20_000, overbids: 1, won: 1, auctions: 2 },
    { bids: 2, gap: 5_000 - 10_000, 'gap-parts': 20_000, overbids: 1, won: 1, auctions: 2 },
  ])
})

it('counts bids above the value, refused or not', () => {
  const refused = atTheTable()
  refused.answer(0, '401')
  refused.answer(0, '4.50')
  refused.answer(1, '?')
  refused.answer(1, '300')
  expect(factsOf(refused)).toMatchObject([
    { 'above-value': 2, refused: 2, bids: 0, gap: 0, answers: 2 },
    { 'above-value': 0, refused: 1, bids: 1, gap: 0, answers: 2 },
  ])
  const free = atTheTable({ ruleset: { ceiling: 'none' } })
  free.play([401, 600])
  expect(factsOf(free)).toMatchObject([{ 'above-value': 1, refused: 0, overbids: 1 }, { 'above-value': 0 }])
})

it('counts no bid as its own that the rules made', () => {
  const table = atTheTable()
  table.answer(0, undefined)
  table.answer(1, '300')
  expect(factsOf(table)).toMatchObject([
    { bids: 0, 'gap-parts': 0, answers: 1, missed: 1 },
    { bids: 1, 'gap-parts': 10_000, answers: 1, missed: 0 },
  ])
})

it('counts auctions that a highest value won', () => {
  const values = [
    [400, 600],
    [400, 600],
    [500, 500],
  ]
  const table = atTheTable({ values })
  table.play([200, 300], [400, 300], [1, 2])
  expect(factsOf(table).map((facts) => facts['best-won'])).toEqual([2, 2])
})

it('makes rates of what it counts', () => {
  const rates = bid.results.metrics.map(({ id, of, per }) => [id, of.join(), per.join()])
  expect(rates).toEqual([
    ['equilibrium-gap', 'gap', 'gap-parts'],
    ['overbid-rate', 'overbids', 'bids'],
    ['above-value-rate', 'above-value', 'answers'],
    ['auction-win-rate', 'won', 'auctions'],
    ['points-per-auction', 'points', 'auctions'],
    ['best-won-rate', 'best-won', 'auctions'],
    ['refused-rate', 'refused', 'answers'],
  ])
})
