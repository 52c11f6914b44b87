import { expect, it } from 'vitest'
import type { HanabiEvent } from './table.ts'
import { standard } from './testing/open-table.ts'
import { view } from './view.ts'

const opened = {
  type: 'match-opened',
  ruleset: standard,
  language: 'en',
  aliases: ['Player 1', 'Player 2'],
} as const
type CardPlayed = Extract<HanabiEvent, { readonly type: 'card-played' }>
const played = (part: Pick<CardPlayed, 'seat' | 'rank' | 'fits'>): CardPlayed => ({
  type: 'card-played',
  made: 'seat',
  card: 1,
  position: 1,
  colour: 'red',
  ...part,
})

it('a finished firework and a lost life are moments, and no other card is', () => {
  const events = [
    opened,
    played({ seat: 0, rank: 1, fits: true }),
    played({ seat: 1, rank: 4, fits: false }),
    played({ seat: 0, rank: standard.ranks, fits: true }),
  ]
  const log = events.map((event, seq) => ({ seq, at: '2026-01-01T00:00:00.000Z', event }))
  const moments = view.moments?.(log, (seat) => `Player ${seat + 1}`)
  expect(moments?.map(({ seq, seat, kind, text }) => [seq, seat, kind, text.en])).toEqual([
    [2, 1, 'life-lost', 'Player 2’s red 4 does not fit: a life is lost.'],
    [3, 0, 'firework', 'Player 1 finishes the red firework.'],
  ])
})
