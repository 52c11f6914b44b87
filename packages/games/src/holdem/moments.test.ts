import { expect, it } from 'vitest'
import { playHouse } from '../contract/play-house.ts'
import type { Card } from './cards/card.ts'
import type { HandEnded } from './hand.ts'
import { holdem } from './kit.ts'
import type { HoldemEvent } from './table.ts'

const momentsOf = (events: readonly HoldemEvent[]) =>
  holdem
    .moments?.(
      events.map((event, seq) => ({ seq, at: '2026-01-01T00:00:00.000Z', event })),
      (seat) => `Player ${seat + 1}`,
    )
    .map(({ seq, seat, kind }) => [seq, seat, kind])

const hole = (seat: number, ...cards: readonly [Card, Card]) => ({ type: 'hole-dealt', seat, cards }) as const
const ended = (hand: number, part: Partial<HandEnded>): HoldemEvent => ({
  type: 'hand-ended',
  hand,
  reason: 'fold',
  winner: 0,
  pot: 10,
  won: [10, 0],
  net: [5, -5],
  best: null,
  ...part,
})
const opened = (hand: number) => ({ type: 'hand-opened', hand, button: 0 }) as const
const flop = { type: 'board-dealt', street: 'flop', cards: ['2c', '7d', '9h'] } as const

it('the biggest pot of a match is a moment, the first one if there are two', () => {
  const events = [ended(1, { pot: 4, net: [0, 0] }), ended(2, { pot: 80, winner: 1, net: [-40, 40] })]
  const tied = ended(3, { pot: 80, net: [40, -40] })
  expect(momentsOf([...events, tied])).toEqual([[1, 1, 'biggest-pot']])
  // But that of the winner of the match, if it is as big.
  expect(momentsOf([...events, tied, ended(4, { pot: 80, net: [40, -40] })])).toEqual([[2, 0, 'biggest-pot']])
})

it('a pot that the better hand gave up is a bluff, once there are cards on the table', () => {
  const dealt = [hole(0, '3c', '4d'), hole(1, 'Ah', 'Ad')]
  const big = ended(9, { pot: 200, winner: null, reason: 'showdown' })
  expect(momentsOf([opened(1), ...dealt, flop, ended(1, { winner: 0 }), big])).toEqual([[4, 0, 'bluff']])
  expect(momentsOf([opened(1), ...dealt, flop, ended(1, { winner: 1 }), big])).toEqual([])
  expect(momentsOf([opened(1), ...dealt, ended(1, { winner: 0 }), big])).toEqual([])
})

it('nothing is known of a bluff before the cards are', () => {
  const [ruleset] = holdem.setup.presets
  const players = [holdem.house[0], holdem.house[0]]
  const { log } = playHouse(holdem, { seed: 'moments', ruleset, language: 'en', players })
  const hidden = log.map((entry) =>
    entry.event.type === 'hole-dealt' ? { ...entry, event: { type: 'hidden' } as const } : entry,
  )
  expect(holdem.moments?.(hidden, String).filter(({ kind }) => kind === 'bluff')).toEqual([])
})
