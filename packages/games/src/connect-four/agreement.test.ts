import { rngAt } from '@wis/engine'
import type { Rng } from '@wis/engine'
import { cases } from '@wis/testkit'
import { expect, it } from 'vitest'
import { moveName, openCells } from '../line-game/board.ts'
import type { LineState } from '../line-game/table.ts'
import { answered, endedIn, nextIn, opened, presetsOf } from '../line-game/testing.ts'
import { connectFour } from './kit.ts'
import { boardValue } from './look-ahead.ts'
import { textOf } from './testing/boards.ts'
import { dropped, emptyBoard, hasFour, isFull, legalColumns, valueFor } from './testing/by-strings.ts'
import { shape } from './view.ts'

const [, ruleset] = presetsOf(connectFour)
const { rules, wire } = connectFour
const start = opened(connectFour, ruleset)

const allColumns = [0, 1, 2, 3, 4, 5, 6]

function listedBy(state: LineState): readonly string[] {
  const [turn] = rules.turns(state)
  return (turn && wire.legal(state, turn)) ?? []
}

/** What the rules and the game of strings say about one position and one column, side by side. */
function compared(state: LineState, board: string, column: number) {
  const legal = legalColumns(board)
  const { refusal } = answered(connectFour, state, `${column + 1}`)
  const byRules = { listed: listedBy(state), refusal }
  const byStrings = {
    listed: legal.map((each) => `${each + 1}`),
    refusal: legal.includes(column) ? undefined : 'occupied',
  }
  return { byRules, byStrings }
}

function resultByStrings(board: string): string {
  if (hasFour(board, 'X')) return 'line 0'
  if (hasFour(board, 'O')) return 'line 1'
  return isFull(board) ? 'full null' : 'goes on'
}

function resultByRules(state: LineState): string {
  const [game] = endedIn(state)
  return game ? `${game.reason} ${game.winner}` : 'goes on'
}

/** Plays one game by chance on both boards. Gives the number of its positions. */
function playBoth(rng: Rng): number {
  let [state, board, positions] = [start, emptyBoard, 0]
  while (resultByStrings(board) === 'goes on') {
    const { byRules, byStrings } = compared(state, board, rng.pick(allColumns))
    // The matcher is slow. It is called only to show a difference.
    if (JSON.stringify(byRules) !== JSON.stringify(byStrings)) expect(byRules).toEqual(byStrings)
    const column = rng.pick(legalColumns(board))
    board = dropped(board, column, nextIn(connectFour, state) === 0 ? 'X' : 'O')
    state = answered(connectFour, state, `${column + 1}`).state
    positions++
    const after = [textOf(state.cells), resultByRules(state), boardValue(state.cells, 0)].join()
    const expected = [board, resultByStrings(board), valueFor(board, 'X')].join()
    if (after !== expected) expect(after).toBe(expected)
  }
  return positions
}

const wanted = cases(100_000)

it(
  'has the legal columns, discs, values and results of a game of strings in many positions',
  { timeout: 60_000 },
  () => {
    let positions = 0
    for (let game = 0; positions < wanted; game++) positions += playBoth(rngAt('agreement', game))
    expect(positions).toBeGreaterThanOrEqual(wanted)
  },
)

it('reaches as many positions of so many discs as there are', () => {
  let reached = new Map([[textOf(start.cells), start]])
  const counts = []
  for (let discs = 0; discs <= 5; discs++) {
    counts.push(reached.size)
    const next = new Map<string, LineState>()
    for (const state of reached.values())
      for (const cell of openCells(shape, state.cells)) {
        const after = answered(connectFour, state, moveName(shape, cell)).state
        next.set(textOf(after.cells), after)
      }
    reached = next
  }
  expect(counts).toEqual([1, 7, 49, 238, 1120, 4263])
})
