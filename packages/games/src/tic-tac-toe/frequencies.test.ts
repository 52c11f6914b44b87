import { expect, it } from 'vitest'
import { playHouse } from '../contract/play-house.ts'
import { moveName, openCells } from '../line-game/board.ts'
import type { LineState } from '../line-game/table.ts'
import { answered, endedIn, opened, presetsOf } from '../line-game/testing.ts'
import { emptyBoard, openPlaces, resultOf, withMark } from '../line-game/testing/by-strings.ts'
import { ticTacToe } from './kit.ts'
import { shape } from './view.ts'

const [, ruleset] = presetsOf(ticTacToe)
const [random] = ticTacToe.house

/** How often random play ends in a win of X, a draw, and a win of O. */
type Frequencies = readonly [number, number, number]

const mean = (all: readonly Frequencies[]): Frequencies => {
  const of = (index: 0 | 1 | 2) => all.reduce((sum, one) => sum + one[index], 0) / all.length
  return [of(0), of(1), of(2)]
}

/** By a game of strings, apart from the rules. */
function byStrings(board: string, mark: 'X' | 'O'): Frequencies {
  const result = resultOf(shape, board)
  if (result === 'full null') return [0, 1, 0]
  if (result !== 'goes on') return result === 'line 0' ? [1, 0, 0] : [0, 0, 1]
  const other = mark === 'X' ? 'O' : 'X'
  return mean(openPlaces(shape, board).map((place) => byStrings(withMark(board, place, mark), other)))
}

const known = new Map<string, Frequencies>()

/** By the rules, move by move. */
function byRules(state: LineState): Frequencies {
  const [game] = endedIn(state)
  if (game) return game.winner === null ? [0, 1, 0] : game.winner === 0 ? [1, 0, 0] : [0, 0, 1]
  const key = state.cells.join()
  const before = known.get(key)
  if (before) return before
  const after = openCells(shape, state.cells).map((cell) =>
    byRules(answered(ticTacToe, state, moveName(shape, cell)).state),
  )
  const frequencies = mean(after)
  known.set(key, frequencies)
  return frequencies
}

const exact = byStrings(emptyBoard(shape), 'X')

it('random play wins, draws and loses as often as every game of strings together', () => {
  const frequencies = byRules(opened(ticTacToe, ruleset))
  for (const [index, share] of frequencies.entries()) expect(share).toBeCloseTo(exact[index] ?? NaN, 12)
  expect(exact.map((share) => share.toFixed(4))).toEqual(['0.5849', '0.1270', '0.2881'])
})

it('two random house players win, draw and lose as often as that', { tags: ['nightly'] }, () => {
  const games = 3_000
  const counts = [0, 0, 0]
  for (let game = 0; game < games; game++) {
    const players = [random, random]
    const { state } = playHouse(ticTacToe, { seed: `house-${game}`, ruleset, language: 'en', players })
    const points = ticTacToe.results.of(state)[0]?.points ?? 0
    counts[1 - points] = (counts[1 - points] ?? 0) + 1
  }
  for (const [index, share] of exact.entries()) {
    const standardError = Math.sqrt((share * (1 - share)) / games)
    expect(Math.abs((counts[index] ?? 0) / games - share)).toBeLessThan(4 * standardError)
  }
})
