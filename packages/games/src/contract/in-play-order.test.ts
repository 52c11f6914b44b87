import { rngAt } from '@wis/engine'
import { expect, it } from 'vitest'
import { dealsAtOnce, inPlayOrder } from './play-house.ts'

const tables = [...Array(7).keys()].flatMap((deal) => [...Array(6).keys()].map((turn) => ({ deal, turn })))

it('every match is played once, and no deal before the ones of an earlier window are over', () => {
  const order = inPlayOrder(tables, rngAt('order', 0))
  expect(order).toHaveLength(42)
  expect(new Set(order).size).toBe(42)
  const windows = order.map(({ deal }) => Math.floor(deal / dealsAtOnce))
  expect(windows).toEqual(windows.toSorted((one, other) => one - other))
})

it('the deals of a window are mixed, differently in every schedule', () => {
  const dealsOf = (seed: string) => inPlayOrder(tables, rngAt(seed, 0)).map(({ deal }) => deal)
  expect(dealsOf('a')).not.toEqual(dealsOf('b'))
  const first = dealsOf('a').slice(0, 18)
  expect(first).not.toEqual(first.toSorted((one, other) => one - other))
})
