import { rngAt } from '@wis/engine'
import { expect, it } from 'vitest'
import { cellOf, moveName } from '../line-game/board.ts'
import type { LineState } from '../line-game/table.ts'
import { answered, endedIn, nextIn, opened, presetsOf } from '../line-game/testing.ts'
import { ticTacToe } from './kit.ts'
import { shape } from './view.ts'

const [, ruleset] = presetsOf(ticTacToe)
const start = opened(ticTacToe, ruleset)
const played = (state: LineState, cell: number) => answered(ticTacToe, state, moveName(shape, cell))

/** The cells that a player chooses, whatever its luck. */
function chosen(slug: string, state: LineState): readonly number[] {
  const [turn] = ticTacToe.rules.turns(state)
  const player = ticTacToe.house.find((one) => one.slug === slug)
  if (!turn || !player) return []
  const answers = Array.from({ length: 40 }, (_, number) =>
    player.answer({ state, turn, seed: 'house', rng: rngAt('house', number) }),
  )
  return [...new Set(answers.map(({ fields }) => cellOf(shape, String(fields['move']))))].sort()
}

const after = (cells: readonly number[]) => cells.reduce((state, cell) => played(state, cell).state, start)

it('wins-and-blocks wins rather than blocks, and blocks rather than guesses', () => {
  expect(chosen('wins-and-blocks', after([0, 3, 1, 4]))).toEqual([2])
  expect(chosen('wins-and-blocks', after([0, 8, 1]))).toEqual([2])
})

/** The winners of all games of a seat that plays perfectly against any moves. Null is a draw. */
function winnersAgainst(seat: number): ReadonlySet<number | null> {
  const winners = new Set<number | null>()
  const seen = new Set<string>()
  const follow = (state: LineState): void => {
    const key = state.cells.join()
    if (seen.has(key)) return
    seen.add(key)
    const [ended] = endedIn(state)
    if (ended) winners.add(ended.winner)
    const due = nextIn(ticTacToe, state)
    const moves = due === seat ? chosen('perfect', state) : [...Array(9).keys()]
    for (const cell of due === undefined ? [] : moves) {
      const next = played(state, cell)
      if (next.refusal === undefined) follow(next.state)
    }
  }
  follow(start)
  return winners
}

it.each([0, 1])('perfect never loses on seat %i, whatever the other plays', { tags: ['nightly'] }, (seat) => {
  const winners = winnersAgainst(seat)
  expect(winners).toContain(seat)
  expect(winners).not.toContain(1 - seat)
})
