import { rngAt } from '@wis/engine'
import { expect, test } from 'vitest'
import { sumsByDeal } from '../by-deal/deal-sums.ts'
import { meanByDeal } from '../by-deal/mean-by-deal.ts'
import { microScores, normalisedDeviation, winShares } from './chosen-sets.ts'

const valueOf = (sums: Parameters<typeof meanByDeal>[0]) => meanByDeal(sums, rngAt('scores', 0)).value

test('micro scores count names over all items', () => {
  const items = [
    { deal: 'a', named: ['defence', 'persuasion'], truth: ['defence', 'deception', 'teamwork'] },
    { deal: 'b', named: ['teamwork', 'persuasion', 'defence'], truth: ['persuasion', 'teamwork'] },
    { deal: 'a', named: [], truth: ['confrontation'] },
  ]
  // Right 1 + 2 + 0, named 2 + 3 + 0, real 3 + 2 + 1.
  const { precision, recall, f1 } = microScores(items)
  expect(valueOf(precision)).toBeCloseTo(3 / 5, 12)
  expect(valueOf(recall)).toBeCloseTo(3 / 6, 12)
  expect(valueOf(f1)).toBeCloseTo(6 / 11, 12)
})

test('a name given twice counts once', () => {
  const { precision } = microScores([{ deal: 'a', named: ['defence', 'defence'], truth: ['defence'] }])
  expect(precision).toEqual([{ deal: 'a', above: 1, below: 1 }])
})

test('winners share their win', () => {
  expect(winShares([2, 1, 3])).toEqual([0, 1, 0])
  expect(winShares([1, 1, 3, 1])).toEqual([1 / 3, 1 / 3, 0, 1 / 3])
})

test('the normalised deviation of bids is the sum of the distances by the sum of the sizes', () => {
  const sums = sumsByDeal([
    normalisedDeviation('a', 60, 50),
    normalisedDeviation('a', 40, 50),
    normalisedDeviation('b', 400, 500),
  ])
  expect(valueOf(sums)).toBeCloseTo(120 / 600, 12)
})
