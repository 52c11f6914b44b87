import { rngAt } from '@wis/engine'
import { expect, it } from 'vitest'
import { linePresets } from '../line-game/presets.ts'
import type { LineState } from '../line-game/state.ts'
import { answered, opened } from '../line-game/testing.ts'
import { ticTacToeHouse } from './house.ts'
import { ticTacToe } from './kit.ts'

const { rules } = ticTacToe
const [, ruleset] = linePresets
const [, winsAndBlocks, perfect] = ticTacToeHouse

const cellOf = (move: unknown) => {
  const [row = 0, column = 0] = String(move).split(',').map(Number)
  return (row - 1) * 3 + column - 1
}

/** The cells that a player chooses, whatever its luck. */
function chosen(player: typeof perfect, state: LineState): readonly number[] {
  const [turn] = rules.turns(state)
  if (!turn) return []
  const answers = Array.from({ length: 40 }, (_, number) =>
    player.answer({ state, turn, seed: 'house', rng: rngAt('house', number) }),
  )
  return [...new Set(answers.map(({ fields }) => cellOf(fields['move'])))].sort()
}

const after = (cells: readonly number[]) =>
  cells.reduce((state, cell) => answered(rules, state, cell).state, opened(rules, ruleset))

it('wins-and-blocks wins rather than blocks, and blocks rather than guesses', () => {
  expect(chosen(winsAndBlocks, after([0, 3, 1, 4]))).toEqual([2])
  expect(chosen(winsAndBlocks, after([0, 8, 1]))).toEqual([2])
})

/** The winners of all games of a seat that plays perfectly against any moves. Null is a draw. */
function winnersAgainst(seat: number): ReadonlySet<number | null> {
  const winners = new Set<number | null>()
  const seen = new Set<string>()
  const follow = (state: LineState): void => {
    const key = state.cells.join()
    if (seen.has(key)) return
    seen.add(key)
    const [ended] = state.ended
    if (ended) winners.add(ended.winner)
    const moves = state.next === seat ? chosen(perfect, state) : [...Array(9).keys()]
    for (const cell of state.next === null ? [] : moves) {
      const next = answered(rules, state, cell)
      if (next.refusal === undefined) follow(next.state)
    }
  }
  follow(opened(rules, ruleset))
  return winners
}

it.each([0, 1])('perfect never loses on seat %i, whatever the other plays', { tags: ['nightly'] }, (seat) => {
  const winners = winnersAgainst(seat)
  expect(winners).toContain(seat)
  expect(winners).not.toContain(1 - seat)
})
