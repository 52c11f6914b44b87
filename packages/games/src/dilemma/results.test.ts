import { expect, it } from 'vitest'
import { dilemma } from './kit.ts'
import { atTheTable } from './testing.ts'
import type { DilemmaTestMatch } from './testing.ts'

const factsOf = ({ match }: DilemmaTestMatch) => dilemma.results.of(match.state).map(({ facts }) => facts)

it('counts defections, and the choices after another seat defected', () => {
  const table = atTheTable()
  table.play('CCC', 'DCC', 'CDC', 'DDC', 'CCC')
  expect(factsOf(table)).toMatchObject([
    { decisions: 5, defections: 2, provoked: 2, retaliations: 1, forgivenesses: 1 },
    { decisions: 5, defections: 2, provoked: 2, retaliations: 1, forgivenesses: 1 },
    { decisions: 5, defections: 0, provoked: 3, retaliations: 0, forgivenesses: 3 },
  ])
  expect(factsOf(table)[0]).toMatchObject({ rounds: 5, 'all-cooperated': 2 })
})

it('does not take a seat’s own defection for a provocation', () => {
  const table = atTheTable({ ruleset: { rounds: 2 } })
  table.play('DCC', 'DCC')
  expect(factsOf(table)[0]).toMatchObject({ provoked: 0, retaliations: 0, forgivenesses: 0 })
})

it('counts no choice as a decision that the rules made', () => {
  const table = atTheTable({ ruleset: { rounds: 2 } })
  table.play('CDC')
  table.answer(0, undefined)
  table.answer(1, '?')
  table.answer(1, 'defect')
  table.answer(2, '?')
  table.answer(2, '?')
  expect(factsOf(table)).toMatchObject([
    { decisions: 1, provoked: 0, forgivenesses: 0, answers: 2, refused: 0, missed: 1 },
    { decisions: 2, defections: 2, provoked: 0, answers: 3, refused: 1, missed: 0 },
    { decisions: 1, provoked: 0, forgivenesses: 0, answers: 3, refused: 2, missed: 0 },
  ])
})

it('counts lines as answers', () => {
  const table = atTheTable({ ruleset: { rounds: 1, talk: true } })
  for (const seat of [0, 1, 2]) table.answer(seat, 'Hello')
  table.play('CCC')
  expect(factsOf(table).map(({ answers }) => answers)).toEqual([2, 2, 2])
})

it('makes rates of what it counts', () => {
  const rates = dilemma.results.metrics.map(({ id, of, per }) => [id, of.join(), per.join()])
  expect(rates).toEqual([
    ['defection-rate', 'defections', 'decisions'],
    ['retaliation-rate', 'retaliations', 'provoked'],
    ['forgiveness-rate', 'forgivenesses', 'provoked'],
    ['all-cooperated-rate', 'all-cooperated', 'rounds'],
    ['points-per-round', 'points', 'rounds'],
    ['refused-rate', 'refused', 'answers'],
  ])
})
