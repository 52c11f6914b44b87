import { replay } from '@wis/engine'
import { randomMatch, table } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { whoIsSpy } from '../game.ts'
import { appealOf } from '../legacy/older.ts'
import { momentsOf } from './moments.ts'

const appealOfTable = ({ log }: ReturnType<typeof table>) => appealOf(replay(whoIsSpy, log))
const decided = Array.from({ length: 300 }, (_, n) => randomMatch({ seed: `appeal ${n}` }).log).flatMap(
  (log) => {
    const state = replay(whoIsSpy, log)
    return state.ending?.kind === 'decided' ? [{ log, state, winner: state.ending.winner }] : []
  },
)

describe('the tension of a match', () => {
  it('is zero if all agreed at once', () => {
    const match = table({ spy: 2 }).round({ 0: 2, 1: 2, 3: 2, 4: 2, 5: 2, 2: 0 })
    expect(appealOfTable(match)).toEqual({ rounds: 1, tension: 0, moments: 2 })
  })

  it('rises with a close vote, and once more if that was the last', () => {
    const match = table({ spy: 2 }).round({ 0: 2, 1: 2, 3: 2, 4: 1, 5: 1 })
    expect(appealOfTable(match)).toMatchObject({ rounds: 1, tension: 2 })
  })

  it('is highest if every round was needed and the last vote was close', () => {
    const match = table({ spy: 2 }).round().round().round({ 0: 2, 1: 2, 3: 4, 5: 4 })
    expect(appealOfTable(match)).toMatchObject({ rounds: 3, tension: 3 })
  })

  it('does not reveal the winner: either side has won at every tension', () => {
    for (const tension of [0, 1, 2, 3]) {
      const winners = decided
        .filter(({ state }) => appealOf(state).tension === tension)
        .map(({ winner }) => winner)
      expect([tension, [...new Set(winners)].sort()]).toEqual([tension, ['civilians', 'spy']])
    }
  })

  it('is the same for any spy', () => {
    for (const { state } of decided.slice(0, 50))
      expect(appealOf({ ...state, spy: null, words: null, ending: null } as typeof state)).toEqual(
        appealOf(state),
      )
  })
})

it('counts the moments that a replay shows before all is told', () => {
  for (const { log, state } of decided)
    expect(appealOf(state).moments).toBe(momentsOf(log).filter(({ tells }) => tells === 'votes').length)
})
