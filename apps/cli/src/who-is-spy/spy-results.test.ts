import { rulesets } from '@wis/games'
import { table } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { SpyResults } from './spy-results.ts'

const ruleset = rulesets['undercover-3']
const players = ['fox', 'echo', 'dozer']

/** Seat 2 is the spy. */
function match(play: (one: ReturnType<typeof table>) => unknown) {
  const one = table({ ruleset })
  play(one)
  const config = { ruleset, language: 'en', pair: ['coffee', 'tea'] } as const
  return { matchId: 'm', seed: 's', config, log: one.log, state: one.state, thoughts: new Map(), players }
}

describe('the results of a series', () => {
  const results = new SpyResults()
  results.add(match((one) => one.round({ 0: 2, 1: 2 })))
  results.add(match((one) => one.round({ 0: 1, 1: null, 2: 1 })))
  results.add(match((one) => one.speeches({ 0: '', 1: '', 2: '' })))
  const lines = results.told(ruleset).split('\n')

  it('say how often the spy won, and how many matches were void', () => {
    expect(lines[0]).toBe('the spy won 1 of 2 (50.0 %), 1 void')
  })

  it('have a line for every agent, the best average first', () => {
    expect(lines.slice(2).map((line) => line.replace(/ {2,}/g, ' | '))).toEqual([
      'agent | matches | score | as spy | as civilian | wins | as spy | as civilian | fouls',
      'dozer | 2 | 5.00 | 5.00 | – | 50.0 % | 50.0 % | – | 0.0 %',
      'fox | 2 | 3.50 | – | 3.50 | 50.0 % | – | 50.0 % | 0.0 %',
      'echo | 2 | 3.50 | – | 3.50 | 50.0 % | – | 50.0 % | 0.0 %',
    ])
  })

  it('of no match are empty', () => {
    expect(new SpyResults().told(ruleset)).toContain('the spy won 0 of 0 (–), 0 void')
  })
})
