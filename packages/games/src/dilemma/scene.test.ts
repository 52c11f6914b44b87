import { replay } from '@wis/engine'
import { expect, it } from 'vitest'
import { dilemma } from './kit.ts'
import { atTheTable } from './testing.ts'
import type { DilemmaTestMatch } from './testing.ts'

const partsOf = ({ match }: DilemmaTestMatch, seat: number) => dilemma.scene(match.stateOf(seat), seat).parts

it('shows the points for every case', () => {
  expect(partsOf(atTheTable(), 0)[1]).toMatchObject({
    kind: 'table',
    rows: [
      { name: { en: 'Cooperates' }, values: [3, 0, 0] },
      { name: { en: 'Defects' }, values: [5, 2, 1] },
    ],
  })
  expect(partsOf(atTheTable({ ruleset: { players: 2 } }), 0)[1]).toMatchObject({
    rows: [{ values: [3, 0] }, { values: [5, 1] }],
  })
})

it('shows the choices of all rounds, and of the present one only the reader’s own', () => {
  const table = atTheTable()
  table.play('CDC')
  table.answer(0, 'defect')
  table.answer(2, 'defect')
  const [rounds] = partsOf(table, 2)
  const shown = rounds?.kind === 'rounds' ? rounds.rows : []
  expect(shown.map(({ cells, total }) => [...cells.map(({ text }) => text.en), total])).toEqual([
    ['Cooperates', '?', 0],
    ['Defects', '?', 5],
    ['Cooperates', 'Defects', 0],
  ])
})

it('shows what was said once all have spoken', () => {
  const table = atTheTable({ ruleset: { talk: true } })
  table.answer(0, 'Peace')
  table.answer(1, undefined)
  expect(partsOf(table, 0).map(({ kind }) => kind)).toEqual(['rounds', 'table'])
  table.answer(2, 'War')
  expect(partsOf(table, 0)[2]).toMatchObject({
    kind: 'speeches',
    speeches: [
      { seat: 0, text: 'Peace' },
      { seat: 1, text: null },
      { seat: 2, text: 'War' },
    ],
  })
})

it('says what each round brought, marks the cases of the last one, and has all points at the end', () => {
  const table = atTheTable({ ruleset: { rounds: 2 } })
  table.play('CDC')
  const { log } = table.match
  const ended = log.slice(0, 1 + log.findIndex(({ event }) => event.type === 'round-ended'))
  const [last, cases] = dilemma.scene(replay(dilemma.rules, ended), null).parts
  expect(last).toMatchObject({
    rows: [
      { cells: [{ text: { en: 'Cooperates' }, isFilled: false, gain: { en: '+0' } }] },
      { cells: [{ text: { en: 'Defects' }, isFilled: true, gain: { en: '+5' } }] },
      { cells: [{ text: { en: 'Cooperates' }, isFilled: false, gain: { en: '+0' } }] },
    ],
  })
  expect(cases).toMatchObject({
    marks: [
      { seat: 0, row: 0, column: 1 },
      { seat: 1, row: 1, column: 0 },
      { seat: 2, row: 0, column: 1 },
    ],
  })
  // While the next round is open, nobody has come to a case.
  table.answer(0, 'defect')
  expect(partsOf(table, 0)[1]).toMatchObject({ marks: [] })
  table.answer(1, 'defect')
  table.answer(2, 'defect')
  expect(partsOf(table, 1)[0]).toMatchObject({ rows: [{ total: 1 }, { total: 6 }, { total: 1 }] })
})
