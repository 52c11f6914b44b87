import { expect, it } from 'vitest'
import { sparklineOf } from './sparkline.ts'

const day = (n: number, rating: number) => ({ day: `2026-03-${String(n).padStart(2, '0')}`, rating })

it('one day does not make a line', () => {
  expect(sparklineOf([day(1, 1500)])).toBeUndefined()
})

it('a line goes from the oldest day to the newest, and fills the box from its lowest to its highest', () => {
  expect(sparklineOf([day(1, 1500), day(2, 1600), day(5, 1550)])).toEqual({
    line: 'M0.0 100.0L25.0 0.0L100.0 50.0',
    first: 1500,
    last: 1550,
  })
})

it('a small move is drawn small, in the middle', () => {
  expect(sparklineOf([day(1, 1500), day(2, 1504)])?.line).toBe('M0.0 55.0L100.0 45.0')
})
