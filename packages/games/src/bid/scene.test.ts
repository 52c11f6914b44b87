import { redact, replay } from '@wis/engine'
import { expect, it } from 'vitest'
import { bid } from './kit.ts'
import { atTheTable } from './testing.ts'
import type { BidTestMatch } from './testing.ts'

const rounds = ({ match }: BidTestMatch, seat: number) =>
  bid
    .scene(match.stateOf(seat), seat)
    .parts.flatMap((part) =>
      part.kind === 'rounds'
        ? [part.rows.map(({ cells, total }) => [...cells.map(({ text }) => text.en), total])]
        : [],
    )

const picture = ({ match }: BidTestMatch, seat: number) =>
  bid
    .scene(match.stateOf(seat), seat)
    .parts.flatMap((part) => (part.kind === 'rounds' ? (part.picture ?? []) : []))

const bidding = { en: 'bidding…', zh: '出价中…' }

it('shows the own value and bid on an open card, and the other bid face down', () => {
  const table = atTheTable()
  table.answer(0, '200')
  expect(picture(table, 0)[0]?.bars).toEqual([
    { seat: 0, amount: 200, isIn: true, tone: 'plain', of: 400 },
    { seat: 1, amount: null, isIn: false, tone: 'plain', text: bidding },
  ])
  expect(picture(table, 1)[0]?.bars).toEqual([
    { seat: 0, amount: null, isIn: true, tone: 'plain' },
    { seat: 1, amount: null, isIn: false, tone: 'plain', text: bidding, of: 600 },
  ])
})

it('opens both bids once they are in, marks the winner’s, and says its gain to readers who know its value', () => {
  const table = atTheTable()
  table.play([200, 300])
  const { log } = table.match
  const seen = log.slice(0, 1 + log.findIndex(({ event }) => event.type === 'auction-ended'))
  const bars = (reader: 'spectator' | 'director') => {
    const told = reader === 'director' ? seen : seen.map((entry) => redact(bid.rules, reader, entry))
    return bid
      .scene(replay(bid.rules, told), null)
      .parts.flatMap((part) => (part.kind === 'rounds' ? (part.picture?.bars ?? []) : []))
  }
  const won = { seat: 1, amount: 300, isIn: true, tone: 'blue' }
  expect(bars('director')).toEqual([
    { seat: 0, amount: 200, isIn: true, tone: 'plain', of: 400 },
    { ...won, of: 600, text: { en: 'wins, gains 300', zh: '拍得，赚300' } },
  ])
  expect(bars('spectator')).toEqual([
    { seat: 0, amount: 200, isIn: true, tone: 'plain' },
    { ...won, text: { en: 'wins', zh: '拍得' } },
  ])
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
    { seat: 1, amount: null, isIn: false, tone: 'plain', text: bidding, of: 600 },
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
