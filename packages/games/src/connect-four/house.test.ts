import { performance } from 'node:perf_hooks'
import { rngAt } from '@wis/engine'
import type { Rng } from '@wis/engine'
import { describe, expect, it } from 'vitest'
import { emptyCells, lineThrough, openCells } from '../line-game/board.ts'
import type { Cells } from '../line-game/board.ts'
import { boardOf } from '../line-game/testing.ts'
import { connectFour } from './kit.ts'
import { lookAhead } from './look-ahead.ts'
import { shape } from './view.ts'

/** The columns that a house player chooses, from 1, whatever its luck. */
function chosen(slug: string, cells: Cells, seat = 0): string[] {
  const player = connectFour.house.find((one) => one.slug === slug)
  const turn = { seat, kind: 'move', round: 1, step: 1, tries: 0, limitMs: 1000 }
  const state = { ...connectFour.rules.blank, cells }
  const answers = Array.from({ length: 30 }, (_, number) =>
    player?.answer({ state, turn, seed: 'house', rng: rngAt('house', number) }),
  )
  return [...new Set(answers.map((answer) => String(answer?.fields['move'])))].sort()
}

/** A position that chance leads to, and the seat that is to move. Undefined if the game ends before. */
function positionAfter(discs: number, rng: Rng): { cells: Cells; seat: number } | undefined {
  let cells = emptyCells(shape)
  for (let disc = 0; disc < discs; disc++) {
    const cell = rng.pick(openCells(shape, cells))
    cells = cells.with(cell, disc % 2)
    if (lineThrough(shape, cells, cell).length > 0) return undefined
  }
  return { cells, seat: discs % 2 }
}

describe('one-ply', () => {
  it('wins rather than blocks', () => {
    expect(chosen('one-ply', boardOf(shape, 'O......', 'O......', 'OXXX...'))).toEqual(['5'])
  })

  it('blocks rather than gains value', () => {
    expect(chosen('one-ply', boardOf(shape, 'O......', 'O......', 'OXX....'))).toEqual(['1'])
  })

  it('otherwise takes one of the moves after which the board is worth most', () => {
    // On either X, a disc makes a pair in its column and one in a diagonal: 2 + 2 + 2 − 2. A three is only 5 − 2.
    expect(chosen('one-ply', boardOf(shape, 'XX...OO'))).toEqual(['1', '2'])
    expect(chosen('one-ply', emptyCells(shape))).toEqual(['1', '2', '3', '4', '5', '6', '7'])
  })
})

describe('alpha-beta', () => {
  it('begins in one of the three middle columns', () => {
    expect(chosen('alpha-beta', emptyCells(shape))).toEqual(['3', '4', '5'])
  })

  it('takes a win, and blocks one', () => {
    expect(chosen('alpha-beta', boardOf(shape, 'O......', 'O......', 'OXXX...'))).toEqual(['5'])
    expect(chosen('alpha-beta', boardOf(shape, 'O......', 'O......', 'OXX....'))).toEqual(['1'])
  })

  it('makes a row that is open at both ends, and lets nobody make one', () => {
    expect(chosen('alpha-beta', boardOf(shape, '...XX..'), 0)).toEqual(['3', '6'])
    expect(chosen('alpha-beta', boardOf(shape, '...XX..'), 1)).toEqual(['6'])
  })

  it('finds the same best columns as a search that leaves nothing out', () => {
    for (let number = 0; number < 25; number++) {
      const position = positionAfter(number, rngAt('plain', number))
      if (!position) continue
      const { best } = lookAhead(position.cells, position.seat, 4)
      expect([...best].sort(), `position ${number}`).toEqual(bestByPlainSearch(position, 4))
    }
  })

  it('answers within 50 ms, and tries a bounded number of moves', () => {
    const positions = Array.from({ length: 200 }, (_, number) =>
      positionAfter(number % 36, rngAt('cost', number)),
    )
    const costs = positions
      .filter((position) => position !== undefined)
      .map((position) => ({ position, tried: lookAhead(position.cells, position.seat, 7).tried }))
    const dearest = costs.reduce((most, cost) => (cost.tried > most.tried ? cost : most))
    expect(dearest.tried).toBeLessThan(60_000)
    // Other programs may keep one answer waiting, but hardly five.
    const times = Array.from({ length: 5 }, () => elapsedMs(dearest.position))
    expect(Math.min(...times)).toBeLessThan(50)
  })
})

function elapsedMs({ cells, seat }: { cells: Cells; seat: number }): number {
  const before = performance.now()
  lookAhead(cells, seat, 7)
  return performance.now() - before
}

const windows = [...Array(42).keys()].flatMap((cell) =>
  [1, 7, 8, 6].flatMap((step) => {
    const column = (cell % 7) + 3 * (step === 6 ? -1 : step === 7 ? 0 : 1)
    const last = cell + 3 * step
    return last < 42 && column >= 0 && column < 7 ? [[0, 1, 2, 3].map((each) => cell + each * step)] : []
  }),
)

/** Each window of four cells that only one side has discs in: 1, 4 or 16 by their number. */
function plainWorth(cells: Cells, seat: number): number {
  const worth = [0, 1, 4, 16, 0]
  return windows.reduce((sum, window) => {
    const own = window.filter((cell) => cells[cell] === seat).length
    const other = window.filter((cell) => cells[cell] === 1 - seat).length
    return own > 0 && other > 0 ? sum : sum + (worth[own] ?? 0) - (worth[other] ?? 0)
  }, 0)
}

function plainValue(cells: Cells, seat: number, depth: number): number {
  const open = openCells(shape, cells)
  if (open.length === 0) return 0
  if (depth === 0) return plainWorth(cells, seat)
  return Math.max(...open.map((cell) => plainValueOf(cells, seat, { cell, depth })))
}

function plainValueOf(cells: Cells, seat: number, { cell, depth }: { cell: number; depth: number }): number {
  const after = cells.with(cell, seat)
  if (lineThrough(shape, after, cell).length > 0) return 10_000 + depth
  return -plainValue(after, 1 - seat, depth - 1)
}

function bestByPlainSearch({ cells, seat }: { cells: Cells; seat: number }, depth: number): number[] {
  const values = openCells(shape, cells).map((cell) => ({
    column: cell % 7,
    value: plainValueOf(cells, seat, { cell, depth }),
  }))
  const highest = Math.max(...values.map(({ value }) => value))
  return values
    .filter(({ value }) => value === highest)
    .map(({ column }) => column)
    .sort()
}
