import { expect, it } from 'vitest'
import { bid } from './kit.ts'
import { atTheTable } from './testing.ts'

const [arena, llmarena = arena] = bid.setup.presets

it.each([
  ['218', 218],
  ['{"bid": 218}', 218],
  ['{"bid": 2.18}', 218],
  ['{"bid": "$2.18"}', 218],
  ['Half of 400 is 200.\nBid: 200', 200],
  ['My value is 4.00, so a little less than half.\nAction: $1.98', 198],
  ['我的出价：150分', 150],
  ['0', 0],
  ['0.07', 7],
  ['400', 400],
])('“%s” is a bid of %d cents', (text, amount) => {
  expect(atTheTable().answer(0, text)).toEqual([
    { type: 'bid-made', seat: 0, bid: amount, given: false },
    { type: 'bid-sealed', seat: 0 },
  ])
})

it.each([
  ['', 'unreadable'],
  ['I am not sure yet.', 'unreadable'],
  ['100 or 200', 'ambiguous'],
  ['1.5', 'unreadable'],
  ['-5', 'out-of-range'],
  ['401', 'above-ceiling'],
  ['4.01', 'above-ceiling'],
  ['999999999', 'above-ceiling'],
])('“%s” is refused as it was given, and the same seat is asked again', (text, reason) => {
  const { match, answer } = atTheTable()
  const [first] = match.turns()
  expect(answer(0, text)).toEqual([{ type: 'move-refused', seat: 0, step: 1, said: text, reason }])
  expect(match.turns()[0]).toEqual({ ...first, step: 2, tries: 1 })
})

it('after two refused answers arena bids 0 for a seat, and at once for a missing one', () => {
  const { answer } = atTheTable()
  answer(0, '500')
  expect(answer(0, '500').slice(1)).toEqual([
    { type: 'bid-made', seat: 0, bid: 0, given: true },
    { type: 'bid-sealed', seat: 0 },
  ])
  const [missed, made] = answer(1, undefined)
  expect(missed).toEqual({ type: 'move-missed', seat: 1, step: 1, reason: 'timeout' })
  expect(made).toMatchObject({ type: 'bid-made', bid: 0, given: true })
})

it('after three refused answers llmarena draws a legal bid, each as likely as the others', () => {
  const values = Array.from({ length: 50 }, () => [3, 600])
  const { answer, match } = atTheTable({ ruleset: { slips: llmarena.slips }, values })
  for (let auction = 0; auction < 50; auction++) {
    for (let tries = 0; tries < 3; tries++) answer(0, '?')
    answer(1, '300')
  }
  const drawn = match.state.past['auction-ended'].map(({ bids }) => bids[0])
  for (const amount of [0, 1, 2, 3]) {
    const count = drawn.filter((one) => one === amount).length
    expect(Math.abs(count - 50 / 4)).toBeLessThan(3 * Math.sqrt((50 * 3) / 16))
  }
})

it('a seat is asked for a number up to its value, or up to the highest value if there is no ceiling', () => {
  const most = (ruleset: object) => {
    const { match } = atTheTable({ ruleset })
    return match.turns().map((turn) => bid.wire.fields(match.stateOf(turn.seat), turn))
  }
  const field = { kind: 'number', name: 'bid', least: 0 }
  expect(most({})).toMatchObject([[{ ...field, most: 400 }], [{ ...field, most: 600 }]])
  expect(most({ ceiling: 'none' })).toMatchObject([[{ ...field, most: 1000 }], [{ ...field, most: 1000 }]])
})

it('a refused answer is told to its seat alone', () => {
  const { match, answer } = atTheTable()
  answer(0, '500')
  const told = (seat: number) => match.historyOf(seat).map(({ event }) => event.type)
  expect(told(0)).toEqual(['match-opened', 'auction-opened', 'value-dealt', 'move-refused'])
  expect(told(1)).toEqual(['match-opened', 'auction-opened', 'value-dealt'])
})
