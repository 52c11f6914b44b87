import type { Thought } from '@wis/db/matches'
import { describe, expect, it } from 'vitest'
import { beliefsOf, thoughtAt } from './seat-mind.tsx'

const thought = (seq: number, seat = 0): Thought => ({
  seq,
  seat,
  latencyMs: 900,
  reasoning: `at ${seq}`,
  beliefs: { 'Player 2': 0.6, 'Player 3': 1.4 },
})
const thoughts = [thought(4), thought(6, 1), thought(9)]
const at = (cursor: number) => thoughtAt(thoughts, { seat: 0, cursor })?.seq

describe('the last thought of a seat', () => {
  it('does not exist before its first answer', () => {
    expect(at(3)).toBeUndefined()
  })

  it('stays until its next answer, whatever others think meanwhile', () => {
    expect([at(4), at(8), at(9)]).toEqual([4, 4, 9])
  })
})

describe('suspicions', () => {
  it('are in the order of the seats, between 0 and 100', () => {
    expect(beliefsOf(thought(0), ['Player 1', 'Player 2', 'Player 3'])).toEqual([
      { alias: 'Player 2', percent: 60 },
      { alias: 'Player 3', percent: 100 },
    ])
  })

  it('are told to readers of another language than that of the table', () => {
    expect(beliefsOf(thought(0), ['玩家1', '玩家2', '玩家3']).map(({ alias }) => alias)).toEqual([
      '玩家2',
      '玩家3',
    ])
  })

  it('are empty if none were given', () => {
    expect(beliefsOf({ ...thought(0), beliefs: null }, ['Player 1'])).toEqual([])
  })
})
