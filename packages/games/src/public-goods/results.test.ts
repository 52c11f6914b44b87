import { expect, it } from 'vitest'
import { publicGoods } from './kit.ts'
import { atTheTable } from './testing.ts'
import type { PublicGoodsTestMatch } from './testing.ts'

const factsOf = ({ match }: PublicGoodsTestMatch) =>
  publicGoods.results.of(match.state).map(({ facts }) => facts)

it('counts what was invested, and the rounds in which a seat invested least', () => {
  const table = atTheTable({ ruleset: { rounds: 4 } })
  table.play([10, 0, 5], [10, 10, 10], [0, 0, 7], [3, 2, 1])
  const shared = { decisions: 4, endowment: 100, pot: 58, 'pot-possible': 300 }
  expect(factsOf(table)).toMatchObject([
    { ...shared, invested: 23, least: 1, nothing: 1 },
    { ...shared, invested: 12, least: 2, nothing: 2 },
    { ...shared, invested: 23, least: 1, nothing: 0 },
  ])
})

it('counts investments above the means, and no decision that the rules made', () => {
  const table = atTheTable({ ruleset: { rounds: 1 } })
  table.answer(0, '150')
  table.answer(0, '120')
  table.answer(1, undefined)
  table.answer(2, '?')
  table.answer(2, '20')
  expect(factsOf(table)).toMatchObject([
    { 'above-means': 2, decisions: 0, least: 0, nothing: 0, answers: 2, refused: 2, missed: 0 },
    { 'above-means': 0, decisions: 0, least: 0, nothing: 0, answers: 1, refused: 0, missed: 1 },
    { 'above-means': 0, decisions: 1, least: 0, nothing: 0, answers: 2, refused: 1, missed: 0 },
  ])
})

it('counts its results in six-hundredths of a point', () => {
  const table = atTheTable({ ruleset: { rounds: 1, multiplierTenths: 12 } })
  table.play([1, 0, 0])
  expect(publicGoods.results.perPoint).toBe(600)
  expect(publicGoods.results.of(table.match.state).map(({ points }) => points)).toEqual([
    99 * 600 + 240,
    100 * 600 + 240,
    100 * 600 + 240,
  ])
})

it('makes rates of what it counts', () => {
  const rates = publicGoods.results.metrics.map(({ id, of, per }) => [id, of.join(), per.join()])
  expect(rates).toEqual([
    ['investment-rate', 'invested', 'endowment'],
    ['least-rate', 'least', 'decisions'],
    ['nothing-rate', 'nothing', 'decisions'],
    ['pot-rate', 'pot', 'pot-possible'],
    ['above-means-rate', 'above-means', 'answers'],
    ['refused-rate', 'refused', 'answers'],
  ])
})
