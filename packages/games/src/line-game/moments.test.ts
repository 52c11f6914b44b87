import { expect, it } from 'vitest'
import type { LineEvent } from './events.ts'
import { lineMoments } from './moments.ts'

const logOf = (events: readonly LineEvent[]) =>
  events.map((event, seq) => ({ seq, at: '2026-01-01T00:00:00.000Z', event }))
const nameOf = (seat: number) => `Player ${seat + 1}`
const mark = (seat: number, cell: number) => ({ type: 'mark-set', seat, cell, drawn: false }) as const

it('the mark that completes a line is a moment of its seat', () => {
  const ended = { type: 'game-ended', game: 1, reason: 'line', winner: 1, line: [0, 1, 2] } as const
  expect(lineMoments(logOf([mark(0, 4), mark(1, 2), ended]), nameOf)).toEqual([
    {
      seq: 1,
      seat: 1,
      kind: 'line',
      text: { en: 'Player 2 completes a line in game 1.', zh: 'Player 2在第1盘连成一线。' },
    },
  ])
})

it('a game lost without a legal move is a moment of the loser; a draw is none', () => {
  const lost = { type: 'game-ended', game: 2, reason: 'slips', winner: 0, line: [] } as const
  const draw = { type: 'game-ended', game: 1, reason: 'full', winner: null, line: [] } as const
  const moments = lineMoments(logOf([mark(0, 0), draw, mark(1, 1), lost]), nameOf)
  expect(moments.map(({ seq, seat, kind }) => ({ seq, seat, kind }))).toEqual([
    { seq: 3, seat: 1, kind: 'thrown-away' },
  ])
})
