import { houseAgents } from '@wis/agents'
import { languages, rulesets, whoIsSpy } from '@wis/games'
import { describe, expect, it } from 'vitest'
import { simulateMatch } from './simulate-match.ts'
import type { Simulation } from './simulate-match.ts'

const slugs = houseAgents.map(({ slug }) => slug)
const simulation: Simulation = {
  matchId: 'm',
  seed: 'seed',
  config: { ruleset: rulesets['wis-2024'], language: 'en', pair: ['tea', 'coffee'] },
  players: slugs.slice(0, 6),
  startedAt: new Date(0),
}

describe('a simulated match', () => {
  it.each(
    Object.values(rulesets).flatMap((ruleset) =>
      languages.map((language) => [ruleset.id, language, ruleset] as const),
    ),
  )('of %s in %s comes to an end', (_, language, ruleset) => {
    const pair = language === 'zh' ? (['牛奶', '豆浆'] as const) : (['tea', 'coffee'] as const)
    const players = slugs.slice(0, ruleset.players)
    const { state } = simulateMatch({ ...simulation, config: { ruleset, language, pair }, players })
    expect(whoIsSpy.outcome(state)).toBeDefined()
  })

  it('is the same for the same input, and another for another seed', () => {
    const { log } = simulateMatch(simulation)
    expect(simulateMatch(simulation).log).toEqual(log)
    expect(simulateMatch({ ...simulation, seed: 'other' }).log).not.toEqual(log)
  })

  it('keeps what was thought with the entry it led to', () => {
    const { log, thoughts } = simulateMatch(simulation)
    const moves = log.filter(({ event }) => /^(speech-|vote-cast)/.test(event.type))
    expect([...thoughts.keys()]).toEqual(moves.map(({ seq }) => seq))
    for (const { seq, event } of moves) {
      if (event.type === 'speech-given') expect(thoughts.get(seq)?.text).toBe(event.text)
    }
  })

  it('is not played by anybody who is no house agent', () => {
    expect(() => simulateMatch({ ...simulation, players: ['nobody', ...slugs.slice(1, 6)] })).toThrow(
      /nobody/,
    )
  })
})
