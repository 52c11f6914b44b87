import { expect, it } from 'vitest'
import { connectFour } from '../connect-four/kit.ts'
import { playAnswers } from '../contract/testing/play-answers.ts'
import { presetsOf } from './testing.ts'

const [arena, oneGame] = presetsOf(connectFour)

it('the scene shows the discs, the last of them, and the line that has won', () => {
  const { state } = playAnswers(connectFour, { ruleset: oneGame, answers: [...'1122334'] })
  const { caption, seats, parts } = connectFour.scene(state, null)
  expect(caption.en).toBe('Player 1 wins game 1.')
  expect(seats.map(({ note }) => note?.zh)).toEqual(['胜1局', '胜0局'])
  expect(parts).toMatchObject([
    { kind: 'grid', rows: 6, columns: 7, marks: 'discs', first: 0, last: 38, line: [35, 36, 37, 38] },
  ])
})

it('the scene of the next game begins with an empty board beside the last one, and says who has the first move', () => {
  const { state } = playAnswers(connectFour, { ruleset: arena, answers: [...'1122334'] })
  const { caption, seats, parts } = connectFour.scene(state, 0)
  expect(caption).toEqual({ en: 'Game 2 of 2: Player 2 to move.', zh: '第2局，共2局：轮到Player 2。' })
  expect(seats.map(({ isAsked }) => isAsked)).toEqual([false, true])
  expect(parts).toMatchObject([
    { first: 1, last: null, line: [], cells: Array(42).fill(null) },
    { name: { en: 'Game 1: Player 1 wins' } },
  ])
})
