import { describe, expect, it } from 'vitest'
import { rulesets } from './rulesets.ts'
import { score } from './scoring.ts'
import type { Finish } from './scoring.ts'
import type { Round } from './state.ts'

const round: Round = {
  round: 1,
  order: [0, 1, 2, 3, 4, 5],
  isRunOff: false,
  speeches: [],
  fouls: [],
  vote: null,
  out: [],
}
const voteOf = (...ballots: readonly { seat: number; target: number | null }[]) => ({
  candidates: round.order,
  voters: round.order,
  cast: ballots,
  revealed: ballots,
})
const finish: Finish = {
  ruleset: rulesets['wis-2024'],
  seats: 6,
  spy: 2,
  living: [0, 1, 2],
  rounds: [round],
}

describe('scoring', () => {
  it('counts ballots of civilians only, even if a ruleset lets the spy vote for itself', () => {
    const rounds = [{ ...round, vote: voteOf({ seat: 2, target: 2 }, { seat: 0, target: 2 }) }]
    expect(score({ ...finish, rounds })).toEqual([15, 0, 165, 0, 0, 0])
  })

  it('counts no ballot that is not public', () => {
    const vote = { ...voteOf({ seat: 0, target: 2 }), revealed: null }
    expect(score({ ...finish, rounds: [{ ...round, vote }] })).toEqual([0, 0, 180, 0, 0, 0])
  })

  it('scales the bonus with the ruleset', () => {
    const ruleset = { ...finish.ruleset, voteBonus: 2 }
    const rounds = [{ ...round, vote: voteOf({ seat: 0, target: 2 }) }]
    expect(score({ ...finish, ruleset, rounds })).toEqual([30, 0, 150, 0, 0, 0])
  })
})
