import { replay } from '@wis/engine'
import { spyGuess, whoIsSpy } from '@wis/games/who-is-spy'
import { table } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { aheadOf } from './ahead-of.ts'

// Seat 0 names the spy from the first round on, seat 3 from the second, seat 4 only once, seat 5 never.
const { log } = table({ spy: 2 })
  .round({ 0: 2, 1: 5, 2: 1, 3: 1, 4: 2, 5: 1 })
  .round({ 0: 2, 2: 4, 3: 2, 4: 5, 5: 4 })
const about = spyGuess(replay(whoIsSpy, log))

describe('the number of agents behind the reader', () => {
  it('counts the agents that named the spy for good later, or never', () => {
    expect(aheadOf(about, [[1, 2]])).toEqual({ ahead: 4, among: 5 })
    expect(aheadOf(about, [[2, 2]])).toEqual({ ahead: 3, among: 5 })
    expect(aheadOf(about, [[3, 2]])?.ahead).toBe(3)
  })

  it('counts a right guess from the round since which it stayed right', () => {
    expect(
      aheadOf(about, [
        [1, 2],
        [2, 4],
        [3, 2],
      ]),
    ).toEqual(aheadOf(about, [[3, 2]]))
  })

  it('does not exist if the last guess was wrong, or there was none', () => {
    expect([aheadOf(about, []), aheadOf(about, [[1, 4]])]).toEqual([undefined, undefined])
  })
})

it('counts a guess after a vote was read for the next round', () => {
  const read = log.findIndex(({ event }) => event.type === 'votes-revealed')
  const sinceAt = (seq: number) => spyGuess(replay(whoIsSpy, log.slice(0, seq + 1))).since
  expect([sinceAt(read - 1), sinceAt(read)]).toEqual([1, 2])
})
