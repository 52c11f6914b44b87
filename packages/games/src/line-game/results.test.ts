import { expect, it } from 'vitest'
import { playAnswers } from '../contract/testing/play-answers.ts'
import { ticTacToe } from '../tic-tac-toe/kit.ts'
import { presetsOf } from './testing.ts'

const [, oneGame] = presetsOf(ticTacToe)

it('a move that chance makes is no answer to a question', () => {
  const answers = ['8', 'no', 'never', null]
  const { state } = playAnswers(ticTacToe, { ruleset: oneGame, answers })
  const ended = ticTacToe.rules.evolve(state, { type: 'match-ended', points: [0, 0] })
  expect(ticTacToe.results.of(ended).map(({ facts }) => facts)).toMatchObject([
    { moves: 1, answers: 3, refused: 3, missed: 0 },
    { moves: 1, answers: 1, refused: 0, missed: 1 },
  ])
})
