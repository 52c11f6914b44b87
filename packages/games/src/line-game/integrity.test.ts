import { expect, it } from 'vitest'
import { connectFour } from '../connect-four/kit.ts'
import { playAnswers } from '../contract/testing/play-answers.ts'
import { ticTacToe } from '../tic-tac-toe/kit.ts'
import { presetsOf } from './testing.ts'

const [, ruleset] = presetsOf(ticTacToe)

const given = (kit: typeof ticTacToe, ...answers: readonly (string | null)[]) =>
  kit.integrity
    ?.givenAway(playAnswers(kit, { ruleset, answers }).log)
    .map(({ thrown, chances }) => `${thrown} of ${chances}`)

it('a mark that neither can win with gives nothing away', () => {
  expect(given(ticTacToe, '1,1', '2,2', '3,3')).toEqual(['0 of 0', '0 of 0'])
})

it('a winning move that is not taken gives the game away, even if the mark blocks', () => {
  expect(given(ticTacToe, '1,1', '2,1', '1,2', '2,2', '2,3')).toEqual(['1 of 1', '1 of 1'])
  expect(given(ticTacToe, '1,1', '2,1', '1,2', '2,2', '1,3')).toEqual(['0 of 1', '1 of 1'])
})

it('a line that is not blocked gives the game away', () => {
  expect(given(ticTacToe, '1,1', '2,2', '1,2', '3,3', '1,3')).toEqual(['0 of 1', '1 of 1'])
  expect(given(ticTacToe, '1,1', '2,2', '1,2', '1,3')).toEqual(['0 of 0', '0 of 1'])
})

it('either of two blocks will do', () => {
  const fork = ['1,1', '1,3', '3,3', '2,2', '3,1'] as const
  expect(given(ticTacToe, ...fork, '2,1')?.[1]).toBe('0 of 2')
  expect(given(ticTacToe, ...fork, '3,2')?.[1]).toBe('0 of 2')
  expect(given(ticTacToe, ...fork, '1,2')?.[1]).toBe('1 of 2')
})

it('a mark that chance sets for a silent seat is not its own', () => {
  expect(given(ticTacToe, '1,1', '2,2', '1,2', null, null, null)?.[1]).toBe('0 of 0')
})

it('a disc falls, so a line in the air is no chance', () => {
  // Three in the lowest row, whose fourth column is free.
  expect(given(connectFour, '1', '1', '2', '2', '3', '7')).toEqual(['0 of 0', '1 of 1'])
  expect(given(connectFour, '1', '1', '2', '2', '3', '4')).toEqual(['0 of 0', '0 of 1'])
  // Three in the second row, whose fourth column is empty.
  expect(given(connectFour, '1', '2', '2', '3', '3', '6', '1', '6', '7')?.[0]).toBe('0 of 0')
})
