import { rngAt } from '@wis/engine'
import type { Rng } from '@wis/engine'
import { cases } from '@wis/testkit'
import { expect, it } from 'vitest'
import { connectFour } from '../connect-four/kit.ts'
import { shape as fourInARow } from '../connect-four/view.ts'
import { ticTacToe } from '../tic-tac-toe/kit.ts'
import { shape as threeInARow } from '../tic-tac-toe/view.ts'
import { choicesOf } from './board.ts'
import type { LineState } from './table.ts'
import { answered, endedIn, nextIn, opened, presetsOf, textOf } from './testing.ts'
import { emptyBoard, openPlaces, resultOf, withMark } from './testing/by-strings.ts'

function gameOf(kit: typeof connectFour | typeof ticTacToe, shape: typeof fourInARow) {
  const moves = choicesOf(shape).map(({ value }) => value)
  const start = opened(kit, presetsOf(kit)[1])
  const nameOf = (place: number) => {
    const [row, column] = [Math.floor(place / (shape.columns + 1)) + 1, (place % (shape.columns + 1)) + 1]
    return shape.falls ? `${column}` : `${row},${column}`
  }
  const resultIn = (state: LineState) => {
    const [game] = endedIn(state)
    return game ? `${game.reason} ${game.winner}` : 'goes on'
  }

  /** What the rules and the game of strings say about one position and one move, side by side. */
  function compared(state: LineState, board: string, move: string) {
    const [turn] = kit.rules.turns(state)
    const legal = openPlaces(shape, board).map(nameOf)
    const byRules = {
      listed: (turn && kit.wire.legal(state, turn)) ?? [],
      refusal: answered(kit, state, move).refusal,
    }
    return { byRules, byStrings: { listed: legal, refusal: legal.includes(move) ? undefined : 'occupied' } }
  }

  /** Plays one game by chance on both boards. Gives the number of its positions. */
  function playBoth(rng: Rng): number {
    let [state, board, positions] = [start, emptyBoard(shape), 0]
    while (resultOf(shape, board) === 'goes on') {
      const { byRules, byStrings } = compared(state, board, rng.pick(moves))
      // The matcher is slow. It is called only to show a difference.
      if (JSON.stringify(byRules) !== JSON.stringify(byStrings)) expect(byRules).toEqual(byStrings)
      const place = rng.pick(openPlaces(shape, board))
      board = withMark(board, place, nextIn(kit, state) === 0 ? 'X' : 'O')
      state = answered(kit, state, nameOf(place)).state
      positions++
      const after = [textOf(shape, state.cells), resultIn(state)].join()
      const expected = [board, resultOf(shape, board)].join()
      if (after !== expected) expect(after).toBe(expected)
    }
    return positions
  }

  /** The positions after each number of marks, with how many ways lead to each, as long as `goesOn`. */
  function reached(goesOn: (marks: number) => boolean) {
    let now = new Map([[textOf(shape, start.cells), { state: start, ways: 1 }]])
    const [counts, games]: [number[], Record<string, number>] = [[], {}]
    while (now.size > 0 && goesOn(counts.length)) {
      counts.push(now.size)
      const next: typeof now = new Map()
      for (const { state, ways } of now.values()) {
        const result = resultIn(state)
        if (result !== 'goes on') games[result] = (games[result] ?? 0) + ways
        for (const move of result === 'goes on' ? moves : []) {
          const { state: after, refusal } = answered(kit, state, move)
          if (refusal !== undefined) continue
          const known = next.get(textOf(shape, after.cells))
          next.set(textOf(shape, after.cells), { state: after, ways: ways + (known?.ways ?? 0) })
        }
      }
      now = next
    }
    return { counts, games }
  }
  return { id: kit.id, playBoth, reached }
}

const [tic, four] = [gameOf(ticTacToe, threeInARow), gameOf(connectFour, fourInARow)]
const wanted = cases(100_000)

it.each([tic, four])(
  '$id has the legal moves, marks and results of a game of strings in many positions',
  { timeout: 60_000 },
  ({ playBoth }) => {
    let positions = 0
    for (let game = 0; positions < wanted; game++) positions += playBoth(rngAt('agreement', game))
    expect(positions).toBeGreaterThanOrEqual(wanted)
  },
)

it('tic-tac-toe has 5,478 positions, and 255,168 games', () => {
  const { counts, games } = tic.reached(() => true)
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(5_478)
  expect(games).toEqual({ 'line 0': 131_184, 'line 1': 77_904, 'full null': 46_080 })
})

it('connect four reaches as many positions of so many discs as there are', () => {
  expect(four.reached((discs) => discs <= 5).counts).toEqual([1, 7, 49, 238, 1120, 4263])
})
