import { describe, expect, it } from 'vitest'
import type { Estimate } from '../../statistics/estimate.ts'
import { leavesDealsOut } from '../clean-cut.ts'
import { shownDifference, shownNumber } from './shown.ts'

const known = (value: number): Estimate => ({
  value,
  low: value - 1,
  high: value + 1,
  n: 20,
  deals: 20,
  method: 'bootstrap-t-by-deal',
})

describe('a difference', () => {
  it('says why it has no interval', () => {
    const without: Estimate = {
      value: -6.43,
      low: null,
      high: null,
      n: 8,
      deals: 4,
      method: null,
      without: 'too-few',
    }
    expect(shownDifference({ unit: 'points' }, without, 'en')).toBe('-6.43 (no interval: too few deals)')
    expect(shownDifference({ unit: 'points' }, { ...without, value: 0, without: 'no-variation' }, 'zh')).toBe(
      '0.00 (无区间：每个牌局都相同)',
    )
    expect(
      shownDifference({ unit: 'points' }, { ...without, value: null, without: 'nothing-seen' }, 'en'),
    ).toBe('–')
    expect(shownDifference({ unit: 'points' }, known(3), 'en')).toBe('3.00 (2.00 to 4.00)')
  })

  it('is told apart from that of the two results where one of them has deals that the other lacks', () => {
    const cell = (subject: string, value: number) => ({
      subject,
      condition: 'baseline',
      measure: 'mean-points',
      estimate: known(value),
    })
    const report = {
      spec: { name: 'x', subjects: ['fox', 'owl'], conditions: ['baseline'] },
      cells: [cell('fox', 5), cell('owl', 3)],
    }
    const between = (value: number) => ({
      condition: 'baseline',
      first: 'fox',
      second: 'owl',
      measure: 'mean-points',
      difference: known(value),
    })
    expect(leavesDealsOut(report, between(2))).toBe(false)
    expect(leavesDealsOut(report, between(2.1))).toBe(true)
  })
})

it('a number that rounds to nothing has no sign', () => {
  expect(shownNumber({ unit: 'share' }, -0.0001)).toBe('0.0')
  expect(shownNumber({ unit: 'points' }, -0.01)).toBe('-0.01')
})
