import { expect, it } from 'vitest'
import { bid } from './kit.ts'
import { atTheTable } from './testing.ts'
import type { BidTestMatch } from './testing.ts'

const envelopes = ({ match }: BidTestMatch, seat: number) =>
  bid
    .scene(match.stateOf(seat), seat)
    .parts.flatMap((part) =>
      part.kind === 'envelope' ? [[part.seat, part.name.en, part.isIn, part.text?.en ?? null]] : [],
    )

const rounds = ({ match }: BidTestMatch, seat: number) =>
  bid
    .scene(match.stateOf(seat), seat)
    .parts.flatMap((part) =>
      part.kind === 'rounds'
        ? [part.rows.map(({ cells, total }) => [...cells.map(({ text }) => text.en), total])]
        : [],
    )

it('shows the own value and bid, and the others in sealed envelopes', () => {
  const table = atTheTable()
  table.answer(0, '200')
  expect(envelopes(table, 0)).toEqual([
    [0, 'Value', true, '400'],
    [0, 'Bid', true, '200'],
    [1, 'Value', true, null],
    [1, 'Bid', false, null],
  ])
  expect(envelopes(table, 1)).toEqual([
    [0, 'Value', true, null],
    [0, 'Bid', true, null],
    [1, 'Value', true, '600'],
    [1, 'Bid', false, null],
  ])
})

it('opens both bids once they are in, and marks the winner’s', () => {
  const table = atTheTable()
  table.play([200, 300])
  expect(envelopes(table, 0)).toEqual([
    [0, 'Value', true, '400'],
    [0, 'Bid', true, '200'],
    [1, 'Value', true, '600'],
    [1, 'Bid', true, '300'],
  ])
  const tones = bid
    .scene(table.match.stateOf(0), 0)
    .parts.flatMap((part) => ('tone' in part ? [part.tone] : []))
  expect(tones).toEqual(['plain', 'plain', 'plain', 'good'])
})

it('shows the bids of all auctions, and of the values those that are known', () => {
  const values = [
    [400, 600],
    [100, 200],
  ]
  const table = atTheTable({ values })
  table.play([200, 100])
  table.answer(1, '50')
  expect(rounds(table, 1)).toEqual([
    [
      ['200', '?', 1],
      ['100', '50', 0],
    ],
    [['600', '200', 0]],
  ])
  table.answer(0, '20')
  expect(rounds(table, 1)[1]).toEqual([
    ['400', '100', 200],
    ['600', '200', 150],
  ])
})

const picture = ({ match }: BidTestMatch, seat: number) =>
  bid
    .scene(match.stateOf(seat), seat)
    .parts.flatMap((part) => (part.kind === 'rounds' ? (part.picture ?? []) : []))

it('draws the bids of an auction within the values that are known, and the gains at the end', () => {
  const table = atTheTable({
    values: [
      [400, 600],
      [100, 200],
    ],
  })
  table.answer(0, '200')
  expect(picture(table, 1)[0]?.bars).toEqual([
    { seat: 0, amount: null, isIn: true, tone: 'plain' },
    { seat: 1, amount: null, isIn: false, tone: 'plain', of: 600 },
  ])
  table.answer(1, '300')
  table.play([20, 10])
  expect(picture(table, 0)).toMatchObject([
    {
      most: 300,
      bars: [
        { amount: 80, tone: 'plain' },
        { amount: 300, tone: 'good' },
      ],
    },
  ])
})
