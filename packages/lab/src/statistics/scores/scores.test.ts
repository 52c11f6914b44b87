import { rngAt } from '@wis/engine'
import { expect, test } from 'vitest'
import { meanByDeal } from '../by-deal/sample.ts'
import { microScores } from './chosen-sets.ts'

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
