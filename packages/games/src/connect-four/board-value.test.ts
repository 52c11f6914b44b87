import { rngAt } from '@wis/engine'
import { cases } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { playAnswers } from '../contract/testing/play-answers.ts'
import { boardOf, presetsOf } from '../line-game/testing.ts'
import { emptyBoard, openPlaces, resultOf, withMark } from '../line-game/testing/by-strings.ts'
import { boardValue, valuedMoves } from './board-value.ts'
import { connectFour } from './kit.ts'
import { shape } from './view.ts'

const [arena, llmarena] = presetsOf(connectFour)

describe('the value of a board', () => {
  it.each([
    { title: 'nothing is worth nothing', rows: ['.......'], value: 0 },
    { title: 'a disc alone is worth nothing', rows: ['...X...'], value: 0 },
    { title: 'a pair is worth 2', rows: ['..XX...'], value: 2 },
    { title: 'a three is worth 5, and the pairs in it nothing', rows: ['..XXX..'], value: 5 },
    { title: 'a four is worth 10, and the threes in it nothing', rows: ['.XXXX..'], value: 10 },
    { title: 'five in a row are no run of exactly four', rows: ['.XXXXX.'], value: 0 },
    { title: 'seven in a row are no run of exactly four', rows: ['XXXXXXX'], value: 0 },
    { title: 'two pairs with a gap are two pairs', rows: ['.XX.XX.'], value: 4 },
    { title: 'a pair that is blocked on both sides counts', rows: ['OXXO...'], value: 2 },
    { title: 'the other’s runs count against one', rows: ['XX.OOO.'], value: -3 },
    { title: 'columns count', rows: ['X......', 'X......', 'X......'], value: 5 },
    {
      title: 'diagonals that fall to the right count',
      rows: ['X......', 'OX.....', 'OOX....'],
      value: 5 - 2 - 2 - 2,
    },
    {
      title: 'diagonals that rise to the right count',
      rows: ['..X....', '.XO....', 'XOO....'],
      value: 5 - 2 - 2 - 2,
    },
    { title: 'a square is two rows, two columns and two diagonals', rows: ['XX.....', 'XX.....'], value: 12 },
    { title: 'a run does not go on in the next row', rows: ['X......', '......X'], value: 0 },
  ])('$title', ({ rows, value }) => {
    expect(boardValue(boardOf(shape, ...rows), 0)).toBe(value)
    expect(boardValue(boardOf(shape, ...rows), 1)).toBe(0 - value)
  })

  it('is that of its lines as texts in many positions', () => {
    const wanted = cases(100_000)
    for (let [game, positions] = [0, 0]; positions < wanted; game++) {
      const rng = rngAt('values', game)
      let board = emptyBoard(shape)
      for (let disc = 'X'; resultOf(shape, board) === 'goes on'; disc = disc === 'X' ? 'O' : 'X') {
        board = withMark(board, rng.pick(openPlaces(shape, board)), disc)
        const value = boardValue(boardOf(shape, ...board.split('/')), 0)
        // The matcher is slow.
        if (value !== valueByTexts(board)) expect(value, board).toBe(valueByTexts(board))
        positions++
      }
    }
  })
})

describe('the reward of a move', () => {
  it('is the value after it minus the value after the seat’s move before it', () => {
    const { state } = playAnswers(connectFour, { ruleset: llmarena, answers: ['4', '1', '3', '1', '5'] })
    const told = valuedMoves(state).map(({ seat, before, after, reward }) => [seat, before, after, reward])
    expect(told).toEqual([
      [0, 0, 0, 0],
      [1, 0, 0, 0],
      [0, 0, 2, 2],
      [1, -2, 0, 0],
      [0, 0, 3, 1],
    ])
  })

  it('begins anew with every game', () => {
    const answers = ['4', '1', '4', '1', '4', '1', '4', '2', '3', '2']
    const { state } = playAnswers(connectFour, { ruleset: arena, answers })
    const second = valuedMoves(state).filter(({ game }) => game === 2)
    expect(second.map(({ seat, after, reward }) => [seat, after, reward])).toEqual([
      [1, 0, 0],
      [0, 0, 0],
      [1, 2, 2],
    ])
  })

  it('is counted for each seat, and its sum is a fact beside the sums of the values before and after', () => {
    const answers = ['4', '1', '4', '1', '4', '1', '4']
    const { state } = playAnswers(connectFour, { ruleset: llmarena, answers })
    const facts = connectFour.results.of(state).map((result) => result.facts)
    // After the moves of X the board is worth 0, 2, 5 − 2 and 10 − 5 to it, after those of O 0, 2 − 2 and 5 − 5 to O.
    expect(valuedMoves(state).map(({ reward }) => reward)).toEqual([0, 0, 2, 0, 1, 0, 2])
    expect(facts).toMatchObject([
      { reward: 5, 'value-before': 0, 'value-after': 10, 'valued-moves': 4 },
      { reward: 0, 'value-before': -5, 'value-after': 0, 'valued-moves': 3 },
    ])
  })

  it('is not given for a move that chance makes', () => {
    const { state } = playAnswers(connectFour, { ruleset: llmarena, answers: [null, '1'] })
    const won = connectFour.rules.evolve(state, { type: 'match-ended', points: [0, 0] })
    expect(valuedMoves(state).map(({ drawn }) => drawn)).toEqual([true, false])
    expect(connectFour.results.of(won).map(({ facts }) => facts['valued-moves'])).toEqual([0, 1])
  })
})

/** The places of each row, column and diagonal in a text. */
const lines = [...Array(20).keys()].flatMap((number) => {
  const line = (isOnIt: (row: number, column: number) => boolean) =>
    [...Array(42).keys()]
      .map((cell): [number, number] => [Math.floor(cell / 7), cell % 7])
      .flatMap(([row, column]) => (isOnIt(row, column) ? [row * 8 + column] : []))
  return [
    line((row) => row === number),
    line((_, column) => column === number),
    line((row, column) => row - column === number - 7),
    line((row, column) => row + column === number),
  ]
})

/** V = 10 (m₄ − o₄) + 5 (m₃ − o₃) + 2 (m₂ − o₂) for the one who has the X. */
function valueByTexts(board: string): number {
  const texts = lines.map((places) => places.map((place) => board.charAt(place)).join(''))
  return texts
    .flatMap((text) => text.match(/X+|O+/g) ?? [])
    .reduce((sum, run) => {
      const worth = run.length === 4 ? 10 : run.length === 3 ? 5 : run.length === 2 ? 2 : 0
      return sum + (run.startsWith('X') ? worth : -worth)
    }, 0)
}
