import { expect, test } from 'vitest'
import { rankRangeAmong } from './rating-table.ts'

const field = [
  { low: 10, high: 20 },
  { low: 15, high: 25 },
  { low: 21, high: 30 },
  { low: 0, high: 5 },
]
const ranges = field.map(rankRangeAmong(field))

test('only whole intervals above push a row down', () => {
  expect(ranges.map(({ best }) => best)).toEqual([2, 1, 1, 4])
})

test('only whole intervals below hold a row up', () => {
  expect(ranges.map(({ worst }) => worst)).toEqual([3, 3, 2, 4])
})

test('intervals that touch do not tell rows apart', () => {
  const touching = [
    { low: 1, high: 2 },
    { low: 2, high: 3 },
  ]
  expect(touching.map(rankRangeAmong(touching))).toEqual([
    { best: 1, worst: 2 },
    { best: 1, worst: 2 },
  ])
})
