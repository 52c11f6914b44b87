import { expect, it } from 'vitest'
import { hanabiPresets } from './presets.ts'
import type { CardPlayed } from './schema.ts'
import { hanabiMoments } from './view.ts'

const opened = {
  type: 'match-opened',
  ruleset: hanabiPresets[0],
  language: 'en',
  aliases: ['Player 1', 'Player 2'],
} as const
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
    played({ seat: 0, rank: hanabiPresets[0].ranks, fits: true }),
  ]
  const log = events.map((event, seq) => ({ seq, at: '2026-01-01T00:00:00.000Z', event }))
  const moments = hanabiMoments(log, (seat) => `Player ${seat + 1}`)
  expect(moments.map(({ seq, seat, kind, text }) => [seq, seat, kind, text.en])).toEqual([
    [2, 1, 'life-lost', 'Player 2 plays a card that does not fit.'],
    [3, 0, 'firework', 'Player 1 finishes the red firework.'],
  ])
})
