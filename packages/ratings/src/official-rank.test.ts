import { expect, test } from 'vitest'
import { rankOfficial } from './official-rank.ts'

const record = (name: string, total: number, points: number, matches: number) => ({
  name,
  total,
  points,
  matches,
})
const order = (...records: ReturnType<typeof record>[]) =>
  rankOfficial(records).map(({ name, rank }) => [rank, name])

test('the higher total ranks first, with any average', () => {
  expect(order(record('short', 1590, 150, 4), record('long', 1600, 1600, 100))).toEqual([
    [1, 'long'],
    [2, 'short'],
  ])
})

test('equal totals are ordered by average score', () => {
  expect(order(record('long', 1600, 1600, 100), record('short', 1600, 250, 10))).toEqual([
    [1, 'short'],
    [2, 'long'],
  ])
})

test('equal totals and averages are ordered by fewer matches', () => {
  expect(order(record('many', 1500, 300, 20), record('few', 1500, 15, 1))).toEqual([
    [1, 'few'],
    [2, 'many'],
  ])
})

test('an agent without matches ranks behind one with the same total that has an average', () => {
  expect(order(record('new', 1500, 0, 0), record('played', 1500, 45, 3))).toEqual([
    [1, 'played'],
    [2, 'new'],
  ])
})

test('true ties share a rank and the next rank is left out', () => {
  const tied = [record('a', 1600, 200, 5), record('b', 1600, 200, 5)]
  expect(order(record('last', 1400, 0, 5), ...tied, record('first', 1700, 300, 5))).toEqual([
    [1, 'first'],
    [2, 'a'],
    [2, 'b'],
    [4, 'last'],
  ])
})
