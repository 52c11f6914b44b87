import { expect, it } from 'vitest'
import { fifteenthsOfSeat, percentRange, pointsText } from './number-text.ts'

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

it('points of a seat are exact where its game counts finer than in fifteenths', () => {
  // 101 six-hundredths are 0.168 points. The nearest fifteenth would be 0.20.
  const exact = { points: 101, units: 600 }
  expect(pointsText(fifteenthsOfSeat({ points: 3, exact }) ?? 0)).toBe('0.17')
  expect([fifteenthsOfSeat({ points: 3 }), fifteenthsOfSeat({ points: null })]).toEqual([3, null])
})

it('a range is in whole per cent', () => {
  expect(percentRange({ low: 0.194, high: 0.681 })).toBe('19–68%')
})
