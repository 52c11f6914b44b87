import { kitCalled } from '@wis/games'
import { rulesets } from '@wis/games/who-is-spy'
import { table } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { AgentTally } from './agent-tally.ts'

const ruleset = rulesets['undercover-3']
const players = ['fox', 'echo', 'dozer']
const kit = kitCalled('who-is-spy') ?? expect.fail('the game is gone')

/** Seat 2 is the spy. */
function match(play: (one: ReturnType<typeof table>) => unknown) {
  const one = table({ ruleset })
  play(one)
  return { state: one.state, players }
}

describe('the results of mixed tables', () => {
  const results = new AgentTally(kit)
  results.add(match((one) => one.round({ 0: 2, 1: 2 })))
  results.add(match((one) => one.round({ 0: 1, 1: null, 2: 1 })))
  results.add(match((one) => one.speeches({ 0: '', 1: '', 2: '' })))
  const lines = results.told().split('\n')

  it('say how often each role won, and how many matches were void', () => {
    expect(lines[0]).toBe('2 decided, 1 void, spy won 50.0%, civilian won 50.0%')
  })

  it('have a line for every agent with all metrics of the board, the best average first', () => {
    expect(lines.slice(2).map((line) => line.replace(/ {2,}/g, ' | '))).toEqual([
      'agent | matches | score | as spy | as civilian | wins | as spy | as civilian | vote accuracy | foul rate | survival | suspicion',
      'dozer | 2 | 5.00 | 5.00 | – | 50.0% | 50.0% | – | – | 0.0% | 1.00 | 50.0%',
      'fox | 2 | 3.50 | – | 3.50 | 50.0% | – | 50.0% | 50.0% | 0.0% | 1.00 | 0.0%',
      'echo | 2 | 3.50 | – | 3.50 | 50.0% | – | 50.0% | 50.0% | 0.0% | 1.00 | 50.0%',
    ])
  })

  it('of no match are empty', () => {
    expect(new AgentTally(kit).told()).toContain('0 decided, 0 void, spy won –')
  })

  it('of a game without roles have no columns for them', () => {
    const other = kitCalled('dilemma') ?? expect.fail('the game is gone')
    expect(new AgentTally(other).told()).toMatch(/agent +matches +score +wins/)
  })
})
