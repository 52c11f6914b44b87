import { expect, it } from 'vitest'
import { publicGoods } from './kit.ts'
import { atTheTable } from './testing.ts'
import type { PublicGoodsTestMatch } from './testing.ts'

const partsOf = ({ match }: PublicGoodsTestMatch, seat: number) =>
  publicGoods.scene(match.stateOf(seat), seat).parts

it('shows what everybody has left, and what is in the pot', () => {
  const table = atTheTable()
  table.play([20, 0, 50])
  table.answer(0, '30')
  const chips = partsOf(table, 0).flatMap((part) => (part.kind === 'chips' ? [[part.seat, part.amount]] : []))
  expect(chips).toEqual([
    [0, 80],
    [1, 100],
    [2, 50],
    [null, 70],
  ])
})

it('shows what the pot brings back to each so far', () => {
  const table = atTheTable({ ruleset: { multiplierTenths: 25 } })
  table.play([20, 0, 50])
  expect(partsOf(table, 1).find(({ kind }) => kind === 'counters')).toMatchObject({
    counters: [
      { name: { en: '× 2.5 at the end' }, value: 175 },
      { name: { en: '÷ 3: back to each' }, value: 58.33 },
    ],
  })
})

it('shows all rounds, and marks who invested most and who least', () => {
  const table = atTheTable()
  table.play([20, 0, 10], [5, 5, 5])
  table.answer(2, '7')
  const part = partsOf(table, 2).find(({ kind }) => kind === 'rounds')
  const rows = part?.kind === 'rounds' ? part.rows : []
  expect(
    rows.map(({ cells, total }) => [...cells.map(({ text, tone }) => `${text.en} ${tone}`), total]),
  ).toEqual([
    ['20 blue', '5 plain', '? plain', 25],
    ['0 yellow', '5 plain', '? plain', 5],
    ['10 plain', '5 plain', '7 plain', 15],
  ])
})

it('says the results once at the end, as bars', () => {
  const table = atTheTable({ ruleset: { rounds: 1, multiplierTenths: 25 } })
  table.play([1, 0, 0])
  const { seats, caption, parts } = publicGoods.scene(table.match.state, null)
  const bars = parts.flatMap((part) => (part.kind === 'rounds' ? (part.picture?.bars ?? []) : []))
  expect(bars.map(({ amount }) => amount)).toEqual([99.83, 100.83, 100.83])
  expect(seats.map(({ note }) => note?.en)).toEqual(['99 kept', '100 kept', '100 kept'])
  expect(parts.some((part) => part.kind === 'chips' && part.seat !== null)).toBe(false)
  expect(caption.zh).toBe('对局结束：Player 1 99.83，Player 2 100.83，Player 3 100.83。')
})

it('draws what each invests of what it had, sealed ones without an amount, and all points at the end', () => {
  const table = atTheTable({ ruleset: { rounds: 2 } })
  const picture = () =>
    partsOf(table, 0).flatMap((part) => (part.kind === 'rounds' ? (part.picture?.bars ?? []) : []))
  table.play([20, 0, 50])
  table.answer(0, '30')
  table.answer(1, '10')
  expect(picture()).toEqual([
    { seat: 0, amount: 30, isIn: true, of: 80, tone: 'plain' },
    { seat: 1, amount: null, isIn: true, of: 100, tone: 'plain' },
    { seat: 2, amount: null, isIn: false, of: 50, tone: 'plain', text: { en: 'investing…', zh: '投入中…' } },
  ])
  table.answer(2, '0')
  expect(picture().map(({ amount, tone }) => [amount, tone])).toEqual([
    [123.33, 'plain'],
    [163.33, 'good'],
    [123.33, 'plain'],
  ])
})
