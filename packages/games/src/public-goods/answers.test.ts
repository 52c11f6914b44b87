import { expect, it } from 'vitest'
import { publicGoods } from './kit.ts'
import { atTheTable } from './testing.ts'

it.each([
  ['20', 20],
  ['I contribute 20', 20],
  ['{"investment": 35}', 35],
  ['They will reduce theirs to 10 or 15.\nAction: 12', 12],
  ['我投入25点', 25],
  ['0', 0],
  ['100', 100],
])('“%s” invests %d', (text, amount) => {
  expect(atTheTable().answer(0, text)).toEqual([
    { type: 'investment-made', seat: 0, amount, given: false },
    { type: 'investment-sealed', seat: 0 },
  ])
})

it.each([
  ['', 'unreadable'],
  ['Nothing, I think.', 'unreadable'],
  ['10 or 20', 'ambiguous'],
  ['12.5', 'unreadable'],
  ['-5', 'out-of-range'],
  ['101', 'above-means'],
  ['999999999', 'above-means'],
])('“%s” is refused, and the same seat is asked again', (text, reason) => {
  const { match, answer } = atTheTable()
  const [first] = match.turns()
  expect(answer(0, text)).toEqual([{ type: 'move-refused', seat: 0, step: 1, said: text, reason }])
  expect(match.turns()[0]).toEqual({ ...first, step: 2, tries: 1 })
})

it('an investment is refused that is above what the seat has left', () => {
  const { match, answer, play } = atTheTable()
  play([70, 0, 0])
  expect(answer(0, '31')).toMatchObject([{ type: 'move-refused', reason: 'above-means' }])
  expect(answer(0, '30')).toMatchObject([{ type: 'investment-made', amount: 30 }, {}])
  expect(answer(1, '100')).toMatchObject([{ type: 'investment-made', amount: 100 }, {}])
  expect(match.state.faults).toEqual([{ 'above-means': 1 }, {}, {}])
})

it('a seat is asked for a number up to what it has left', () => {
  const { match, play } = atTheTable()
  play([70, 0, 100])
  const fields = match.turns().map((turn) => publicGoods.wire.fields(match.stateOf(turn.seat), turn))
  const field = { kind: 'number', name: 'investment', least: 0 }
  expect(fields).toMatchObject([[{ ...field, most: 30 }], [{ ...field, most: 100 }], [{ ...field, most: 0 }]])
})

it('after two refused answers nothing is invested, and at once if there is none', () => {
  const { answer } = atTheTable()
  answer(0, '101')
  expect(answer(0, '?').slice(1)).toEqual([
    { type: 'investment-made', seat: 0, amount: 0, given: true },
    { type: 'investment-sealed', seat: 0 },
  ])
  const [missed, made] = answer(1, undefined)
  expect(missed).toEqual({ type: 'move-missed', seat: 1, step: 1, reason: 'timeout' })
  expect(made).toEqual({ type: 'investment-made', seat: 1, amount: 0, given: true })
})

it('where the ruleset says so, a legal investment is drawn', () => {
  const { answer } = atTheTable({ ruleset: { slips: { tries: 1, then: 'random' }, endowment: 2 } })
  const drawn = [0, 1, 2].map((seat) => answer(seat, '3')[1])
  for (const made of drawn) {
    expect(made).toMatchObject({ type: 'investment-made', given: true })
    expect([0, 1, 2]).toContain(made?.type === 'investment-made' ? made.amount : NaN)
  }
})

it('a refused answer is told to its seat alone', () => {
  const { match, answer } = atTheTable()
  answer(0, '101')
  const told = (seat: number) => match.historyOf(seat).map(({ event }) => event.type)
  expect(told(0)).toEqual(['match-opened', 'round-opened', 'move-refused'])
  expect(told(1)).toEqual(['match-opened', 'round-opened'])
})
