import { expect, it } from 'vitest'
import { costSharing } from './kit.ts'
import { atTheTable, presetCalled } from './testing.ts'
import type { CostTestMatch } from './testing.ts'

const factsOf = (table: CostTestMatch) => table.results().map(({ facts }) => facts)

it('counts an agreement, whose proposal it was, and what each paid', () => {
  const table = atTheTable()
  table.play('30/30/40', '25/30/45', 'support Player 2', 'support Player 3')
  expect(factsOf(table)).toMatchObject([
    {
      agreements: 1,
      'own-proposal': 0,
      'agreed-fee': 1_000_000,
      paid: 250_000,
      proposals: 1,
      supports: 1,
      rounds: 2,
    },
    { 'own-proposal': 1, paid: 300_000, proposals: 1, supports: 0 },
    { 'own-proposal': 0, paid: 450_000, proposals: 0, supports: 1 },
  ])
})

it('counts how much would have to change hands to come to the share by usage and to the Shapley value', () => {
  const table = atTheTable()
  table.play('25/30/45', 'support Player 1', 'support Player 1')
  // By usage 250146, 292137 and 457717; by Shapley 66667, 216667 and 716667.
  expect(factsOf(table)[0]).toMatchObject({
    'usage-due': 250_146,
    'usage-distance': 7_863,
    'shapley-fee': 1_000_000,
    'shapley-distance': 266_667,
  })
})

it('knows no Shapley value in the setting of the study', () => {
  const table = atTheTable({ ruleset: presetCalled('magic') })
  table.play('25/30/45', 'support Player 1', 'support Player 1')
  expect(factsOf(table)[0]).toMatchObject({
    'usage-distance': 7_863,
    'shapley-fee': 0,
    'shapley-distance': 0,
  })
})

it('counts nothing as paid without an agreement, and no turn that went by as an answer', () => {
  const table = atTheTable({ ruleset: { rounds: 1 } })
  table.play('25/30/45', '?', '?')
  table.answer(undefined)
  expect(factsOf(table)).toMatchObject([
    { agreements: 0, paid: 0, 'agreed-fee': 0, 'usage-distance': 0, answers: 1 },
    { answers: 2, refused: 2 },
    { answers: 1, missed: 1 },
  ])
})

it('makes metrics of what it counts', () => {
  const rates = costSharing.results.metrics.map(({ id, of, per }) => [id, of.join('+'), per.join('+')])
  expect(rates).toEqual([
    ['agreement-rate', 'agreements', 'matches'],
    ['coordination', 'own-proposal', 'agreements'],
    ['own-share', 'paid', 'agreed-fee'],
    ['paid-of-due', 'paid', 'usage-due'],
    ['usage-distance', 'usage-distance', 'agreed-fee'],
    ['shapley-distance', 'shapley-distance', 'shapley-fee'],
    ['rounds-per-match', 'rounds', 'matches'],
    ['refused-rate', 'refused', 'answers'],
  ])
})
