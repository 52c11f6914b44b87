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
  const [pot, , rounds] = partsOf(table, 0)
  expect(pot).toMatchObject({ kind: 'chips', seat: null, amount: 70, of: 300 })
  expect(rounds).toMatchObject({
    totalName: { en: 'Left' },
    rows: [{ total: 80 }, { total: 100 }, { total: 50 }],
  })
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
    ['20 blue', '5 plain', '? plain', 75],
    ['0 yellow', '5 plain', '? plain', 95],
    ['10 plain', '5 plain', '7 plain', 85],
  ])
})

it('says the results once at the end', () => {
  const table = atTheTable({ ruleset: { rounds: 1, multiplierTenths: 25 } })
  table.play([1, 0, 0])
  const { seats, caption, parts } = publicGoods.scene(table.match.state, null)
  const totals = parts.flatMap((part) => (part.kind === 'rounds' ? part.rows.map(({ total }) => total) : []))
  expect(totals).toEqual([99.83, 100.83, 100.83])
  expect(seats.map(({ note }) => note?.en)).toEqual(['99 kept', '100 kept', '100 kept'])
  expect(parts.some((part) => part.kind === 'chips' && part.seat !== null)).toBe(false)
  expect(caption.zh).toBe('对局结束：Player 1 99.83，Player 2 100.83，Player 3 100.83。')
})

it('shows what each invests of what it had, and sealed investments without an amount', () => {
  const table = atTheTable({ ruleset: { rounds: 2 } })
  table.play([20, 0, 50])
  table.answer(0, '30')
  table.answer(1, '10')
  const cells = partsOf(table, 0).flatMap((part) =>
    part.kind === 'rounds' ? part.rows.map((row) => row.cells.at(-1)) : [],
  )
  expect(cells).toMatchObject([
    { text: { en: '30' }, of: 80, note: { en: 'of 80' } },
    { text: { en: '?' }, isIn: true },
    { text: { en: '?' }, isIn: false },
  ])
})
