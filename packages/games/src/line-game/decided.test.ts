import { expect, it } from 'vitest'
import { connectFour } from '../connect-four/kit.ts'
import { stepsOf } from '../contract/steps-of.ts'
import { playAnswers } from '../contract/testing/play-answers.ts'
import { ticTacToe } from '../tic-tac-toe/kit.ts'
import { presetsOf } from './testing.ts'

function endOf(
  kit: typeof connectFour | typeof ticTacToe,
  place: 0 | 1,
  ...answers: readonly (string | null)[]
) {
  const { log } = playAnswers(kit, { ruleset: presetsOf(kit)[place], answers })
  return stepsOf(kit, log, 'spectator').at(-1)?.scene.decided?.text.en
}

const double = ['4', '1', '3', '1', '5', '1', '2']
const draw = ['2,2', '1,1', '1,2', '3,2', '3,1', '1,3', '2,3', '2,1', '3,3']

it('a double threat is several winning moves before the last answer', () => {
  expect(endOf(connectFour, 1, ...double)).toBe(
    'Player 1 won on move 7 with a double threat: column 2 and column 6.',
  )
})

it('more than two winning moves are counted', () => {
  const corners = ['1,1', '2,3', '1,3', '3,2', '3,1', '3,3', '1,2']
  expect(endOf(ticTacToe, 1, ...corners)).toMatchInlineSnapshot(
    `"Player 1 won on move 7 with 3 threats: the top edge, the left edge and the centre."`,
  )
})

it('one winning move that was left open, or that the other made possible', () => {
  expect(endOf(connectFour, 1, '1', '2', '1', '2', '1', '3', '1')).toBe(
    'Player 1 won on move 7, because Player 2 left column 1 open.',
  )
  expect(endOf(connectFour, 1, '1', '2', '2', '6', '3', '6', '1', '5', '3', '4', '4')).toBe(
    'Player 1 won on move 11, because Player 2’s disc opened column 4.',
  )
})

it('several games are told by the last one that their winner won', () => {
  expect(endOf(ticTacToe, 0, ...draw, '2,1', '1,1', '2,2', '1,2', '3,3', '1,3')).toBe(
    'Player 1 won 1 of 2 games, game 2 on move 6, because Player 2 left the top right corner open.',
  )
  expect(endOf(ticTacToe, 0, ...draw, ...draw)).toBe('Every one of the 2 games was a draw.')
  expect(endOf(ticTacToe, 0, ...draw, 'no', 'never')).toBe(
    'Player 1 won 1 of 2 games, game 2 because Player 2 gave no legal move.',
  )
})
