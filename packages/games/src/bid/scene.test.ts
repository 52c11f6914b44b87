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

/** What lies before each seat. */
const lying = ({ match }: BidTestMatch, seat: number) => lastOf(bid.scene(match.stateOf(seat), seat))
const lastOf = ({ parts }: ReturnType<typeof bid.scene>) =>
  parts.flatMap((part) => (part.kind === 'rounds' ? part.rows.map(({ cells }) => cells.at(-1)) : []))

const hidden = { text: { en: '?' } }

it('shows the own value and bid on an open card, and the other bid face down', () => {
  const table = atTheTable()
  table.answer(0, '200')
  expect(lying(table, 0)).toMatchObject([
    { text: { en: '200' }, of: 400 },
    { ...hidden, isIn: false },
  ])
  expect(lying(table, 1)).toMatchObject([
    { ...hidden, isIn: true },
    { ...hidden, isIn: false, of: 600 },
  ])
})

it('opens both bids once they are in, marks the winner’s, and says its gain to readers who know its value', () => {
  const table = atTheTable()
  table.play([200, 300])
  const { log } = table.match
  const seen = log.slice(0, 1 + log.findIndex(({ event }) => event.type === 'auction-ended'))
  const cells = (reader: 'spectator' | 'director') => {
    const told = reader === 'director' ? seen : seen.map((entry) => redact(bid.rules, reader, entry))
    return lastOf(bid.scene(replay(bid.rules, told), null))
  }
  const shown = (amount: string, isFilled: boolean) => ({
    text: { en: amount, zh: amount },
    tone: isFilled ? 'blue' : 'plain',
    isFilled,
  })
  const worth = (value: number) => ({ note: { en: `worth ${value}`, zh: `值${value}` }, of: value })
  expect(cells('director')).toEqual([
    { ...shown('200', false), ...worth(400) },
    { ...shown('300', true), ...worth(600), gain: { en: '+300', zh: '+300' } },
  ])
  expect(cells('spectator')).toEqual([shown('200', false), shown('300', true)])
})

it('shows the bids of all auctions, and how many each has won until all gains are known', () => {
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
  ])
  table.answer(0, '20')
  expect(rounds(table, 1)).toEqual([
    [
      ['200', '20', 200],
      ['100', '50', 150],
    ],
  ])
})

it('has what each has gained as totals, to readers who know all values, and at the end', () => {
  const table = atTheTable({
    values: [
      [400, 600],
      [100, 200],
    ],
  })
  table.play([200, 300], [20, 10])
  const [part] = bid.scene(table.match.stateOf(0), 0).parts
  expect(part).toMatchObject({ totalName: { en: 'Gained' }, rows: [{ total: 80 }, { total: 300 }] })
})
