import { expect, test } from 'vitest'
import type { Estimate } from '../estimate.ts'
import { nextLook, stopByWidth } from './stop-by-width.ts'

const stop = { width: 0.1, mostDeals: 300 }
const known = (width: number, deals: number): Estimate => ({
  value: 0.5,
  low: 0.5 - width / 2,
  high: 0.5 + width / 2,
  n: deals,
  deals,
  method: 'wilson',
})

test('an experiment ends when two intervals in a row are narrow enough', () => {
  expect(stopByWidth(known(0.09, 100), known(0.11, 90), stop)).toBeNull()
  expect(stopByWidth(known(0.09, 110), known(0.09, 100), stop)).toBe('width')
  expect(stopByWidth(known(0.09, 110), null, stop)).toBeNull()
})

test('it ends after the most deals anyway', () => {
  expect(stopByWidth(known(0.2, 300), known(0.2, 280), stop)).toBe('at-most')
})

test('an interval of few deals, or none at all, ends nothing', () => {
  expect(stopByWidth(known(0.05, 20), known(0.05, 18), stop)).toBeNull()
  const none: Estimate = {
    value: 1,
    low: null,
    high: null,
    n: 50,
    deals: 50,
    method: null,
    without: 'no-variation',
  }
  expect(stopByWidth(none, none, stop)).toBeNull()
})

test('looks begin at thirty deals and come a tenth later each time', () => {
  expect(nextLook(0, stop)).toBe(30)
  expect(nextLook(30, stop)).toBe(33)
  expect(nextLook(100, stop)).toBe(110)
  expect(nextLook(290, stop)).toBe(300)
})
