import { rngAt } from '@wis/engine'
import type { Rng } from '@wis/engine'
import { cases } from '@wis/testkit'
import { expect, it } from 'vitest'
import type { LineState } from '../line-game/table.ts'
import { answered, endedIn, nextIn, opened, presetsOf } from '../line-game/testing.ts'
import { ticTacToe } from './kit.ts'
import { emptyBoard, freeCells, hasThree, withMark } from './testing.ts'

const [, ruleset] = presetsOf(ticTacToe)
const { rules, wire } = ticTacToe
const start = opened(ticTacToe, ruleset)

const nameOf = (cell: number) => `${Math.floor(cell / 3) + 1},${(cell % 3) + 1}`
const allCells = [...Array(9).keys()]
const textOf = ({ cells }: LineState) =>
  cells.map((seat) => (seat === null ? '.' : seat === 0 ? 'X' : 'O')).join('')

function resultByStrings(board: string): string {
  if (hasThree(board, 'X')) return 'line 0'
  if (hasThree(board, 'O')) return 'line 1'
  return freeCells(board).length === 0 ? 'full null' : 'goes on'
}

function resultByRules(state: LineState): string {
  const [game] = endedIn(state)
  return game ? `${game.reason} ${game.winner}` : 'goes on'
}

/** What the rules and the game of strings say about one position and one cell, side by side. */
function compared(state: LineState, board: string, cell: number) {
  const [turn] = rules.turns(state)
  const free = freeCells(board)
  const byRules = {
    listed: (turn && wire.legal(state, turn)) ?? [],
    refusal: answered(ticTacToe, state, nameOf(cell)).refusal,
  }
  const byStrings = {
    listed: free.map(nameOf),
    refusal: free.includes(cell) ? undefined : 'occupied',
  }
  return { byRules, byStrings }
}

/** Plays one game by chance on both boards. Gives the number of its positions. */
function playBoth(rng: Rng): number {
  let [state, board, positions] = [start, emptyBoard, 0]
  while (resultByStrings(board) === 'goes on') {
    const { byRules, byStrings } = compared(state, board, rng.pick(allCells))
    // The matcher is slow. It is called only to show a difference.
    if (JSON.stringify(byRules) !== JSON.stringify(byStrings)) expect(byRules).toEqual(byStrings)
    const cell = rng.pick(freeCells(board))
    board = withMark(board, cell, nextIn(ticTacToe, state) === 0 ? 'X' : 'O')
    state = answered(ticTacToe, state, nameOf(cell)).state
    positions++
    const after = [textOf(state), resultByRules(state)].join()
    const expected = [board, resultByStrings(board)].join()
    if (after !== expected) expect(after).toBe(expected)
  }
  return positions
}

const wanted = cases(100_000)

it(
  'has the legal moves, marks and results of a game of strings in many positions',
  { timeout: 60_000 },
  () => {
    let positions = 0
    for (let game = 0; positions < wanted; game++) positions += playBoth(rngAt('agreement', game))
    expect(positions).toBeGreaterThanOrEqual(wanted)
  },
)

it('has 5,478 positions, and 255,168 games', () => {
  /** How many ways lead to each position of so many marks. */
  let reached = new Map([[textOf(start), { state: start, ways: 1 }]])
  let positions = 0
  const games: Record<string, number> = {}
  while (reached.size > 0) {
    positions += reached.size
    const next: typeof reached = new Map()
    for (const { state, ways } of reached.values()) {
      const result = resultByRules(state)
      if (result !== 'goes on') games[result] = (games[result] ?? 0) + ways
      else
        for (const cell of allCells) {
          const { state: after, refusal } = answered(ticTacToe, state, nameOf(cell))
          if (refusal !== undefined) continue
          const known = next.get(textOf(after))
          next.set(textOf(after), { state: after, ways: ways + (known?.ways ?? 0) })
        }
    }
    reached = next
  }
  expect(positions).toBe(5_478)
  expect(games).toEqual({ 'line 0': 131_184, 'line 1': 77_904, 'full null': 46_080 })
})
