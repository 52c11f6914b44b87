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

it('draws the points of the last round, the own choice of the present one, and all points at the end', () => {
  const table = atTheTable({ ruleset: { rounds: 2 } })
  const picture = (seat: number) => {
    const part = partsOf(table, seat)[0]
    return part?.kind === 'rounds' ? part.picture : undefined
  }
  expect(picture(0)).toMatchObject({ name: { en: 'Choices of round 1' }, bars: [{ isIn: false }, {}, {}] })
  table.play('CDC')
  const { log } = table.match
  const ended = log.slice(0, 1 + log.findIndex(({ event }) => event.type === 'round-ended'))
  const [last] = dilemma.scene(replay(dilemma.rules, ended), null).parts
  expect(last?.kind === 'rounds' && last.picture).toMatchObject({
    name: { en: 'Points in round 1' },
    most: 5,
    bars: [
      { amount: 0, text: { en: 'Cooperates' }, tone: 'blue' },
      { amount: 5, text: { en: 'Defects' }, tone: 'yellow' },
      { amount: 0, tone: 'blue' },
    ],
  })
  table.answer(0, 'defect')
  expect(picture(0)?.bars.map(({ isIn, text }) => [isIn, text?.en])).toEqual([
    [true, 'Defects'],
    [false, 'choosing…'],
    [false, 'choosing…'],
  ])
  expect(picture(1)?.name.en).toBe('Choices of round 2')
  expect(picture(1)?.bars.map(({ isIn, text }) => [isIn, text?.en])).toEqual(
    Array(3).fill([false, 'choosing…']),
  )
  table.answer(1, 'defect')
  table.answer(2, 'defect')
  expect(picture(1)?.bars.map(({ amount, tone }) => [amount, tone])).toEqual([
    [1, 'plain'],
    [6, 'good'],
    [1, 'plain'],
  ])
})
