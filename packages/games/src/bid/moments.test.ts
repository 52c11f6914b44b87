import { expect, it } from 'vitest'
import { view } from './view.ts'
import type { BidEvent } from './view.ts'

const momentsOf = (...events: BidEvent[]) =>
  view.moments?.(
    events.map((event, seq) => ({ seq, at: '2026-01-01T00:00:00.000Z', event })),
    (seat) => `Player ${seat + 1}`,
  )

const sold = (auction: number, bids: readonly number[], winner: number, byChance = false): BidEvent => ({
  type: 'auction-ended',
  auction,
  bids,
  winner,
  byChance,
})
const values: BidEvent = {
  type: 'values-revealed',
  values: [
    [500, 900],
    [500, 900],
  ],
}

it('a price above the own value is an overbid, which is known once the values are', () => {
  const sales = [sold(1, [720, 300], 0), sold(2, [400, 900], 1)]
  expect(momentsOf(...sales, values)).toMatchObject([
    {
      seq: 0,
      seat: 0,
      kind: 'overbid',
      text: { en: 'Player 1 pays 720 cents for a thing that is worth 500 cents to it.' },
    },
  ])
  expect(momentsOf(...sales)).toEqual([])
})

it('equal bids are decided by lot', () => {
  expect(momentsOf(sold(1, [400, 400], 1, true))).toMatchObject([{ seq: 0, seat: 1, kind: 'lot' }])
})
