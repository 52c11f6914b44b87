import { expect, it } from 'vitest'
import { percentRange, pointsText } from './number-text.ts'

it('points have two decimals and a true minus sign', () => {
  expect([pointsText(52), pointsText(-75), pointsText(0)]).toEqual(['3.47', '−5.00', '0.00'])
})

it('a difference has a sign, unless it is zero', () => {
  const signed = { signed: true }
  expect([pointsText(15, signed), pointsText(-15, signed), pointsText(-0.01, signed)]).toEqual([
    '+1.00',
    '−1.00',
    '0.00',
  ])
})

it('a range is in whole per cent', () => {
  expect(percentRange({ low: 0.194, high: 0.681 })).toBe('19–68%')
})
