import { expect, it } from 'vitest'
import { playAnswers } from '../contract/testing/play-answers.ts'
import { ticTacToe } from '../tic-tac-toe/kit.ts'
import { presetsOf } from './testing.ts'

const [arena, oneGame] = presetsOf(ticTacToe)
const nameOf = (seat: number) => `Player ${seat + 1}`
const momentsOf = (ruleset: typeof arena, ...answers: readonly (string | null)[]) => {
  const { log } = playAnswers(ticTacToe, { ruleset, answers })
  return ticTacToe.moments?.(log, nameOf).map((moment) => ({ ...moment, of: log[moment.seq]?.event.type }))
}

it('the mark that completes a line is a moment of its seat', () => {
  expect(momentsOf(oneGame, '1,1', '2,1', '1,2', '2,2', '3,3', '2,3')).toEqual([
    {
      seq: 7,
      of: 'mark-set',
      seat: 1,
      kind: 'line',
      text: { en: 'Player 2 completes a line in game 1.', zh: 'Player 2在第1局连成一线。' },
    },
  ])
})

it('a game lost without a legal move is a moment of the loser; a draw is none', () => {
  const draw = ['2,2', '1,1', '1,2', '3,2', '3,1', '1,3', '2,3', '2,1', '3,3']
  expect(momentsOf(arena, ...draw, 'no', 'never')).toMatchObject([
    { of: 'game-ended', seat: 1, kind: 'thrown-away' },
  ])
})
