import { expect, it } from 'vitest'
import { studentPoint, studentTail, t95 } from '../distributions.ts'

it.each([1, 2, 3, 4, 7, 10, 29, 30])(
  'the 95 % point with %i degrees of freedom is that of the table',
  (freedom) => {
    expect(studentPoint(0.025, freedom)).toBeCloseTo(t95(freedom), 3)
    expect(studentTail(t95(freedom), freedom)).toBeCloseTo(0.025, 5)
  },
)

it('tails are symmetric, and a half lies on either side', () => {
  expect(studentTail(0, 5)).toBeCloseTo(0.5, 12)
  expect(studentTail(-1.3, 6) + studentTail(1.3, 6)).toBeCloseTo(1, 12)
})
