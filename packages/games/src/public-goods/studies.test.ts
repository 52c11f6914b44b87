import { rngAt } from '@wis/engine'
import { expect, it } from 'vitest'
import { publicGoods } from './kit.ts'
import { atTheTable } from './testing.ts'

it('counts the rounds in which nobody invested less, also where all invest the same', () => {
  const table = atTheTable()
  table.play([0, 10, 10], [0, 0, 0], [10, 10, 30], [20, 10, 0], [20, 20, 20])
  const [counted] = publicGoods.studies?.counted ?? []
  const of = (seat: number) => counted?.of(table.match.state, seat)
  // By hand: seat 0 in rounds 1, 2, 3 and 5, seat 1 in 2, 3 and 5, seat 2 in 2, 4 and 5.
  expect([0, 1, 2].map((seat) => of(seat)?.['least-or-tied'])).toEqual([4, 3, 3])
  expect(of(0)?.['own-decisions']).toBe(5)
})

it('the tables of a study have every setting from every seat once', () => {
  const { arranged } = publicGoods.studies ?? {}
  const [arena] = publicGoods.setup.presets
  expect(arranged?.count(arena)).toBe(21)
  const tables = Array.from({ length: 21 }, (_, index) => arranged?.at(arena, index, rngAt('', 0)))
  expect(new Set(tables.map((table) => JSON.stringify(table))).size).toBe(21)
  expect(new Set(tables.map((table) => table?.rules.multiplierTenths))).toEqual(
    new Set([10, 12, 15, 18, 20, 25, 30]),
  )
  for (const seat of [0, 1, 2]) expect(tables.filter((table) => table?.seat === seat)).toHaveLength(7)
})
