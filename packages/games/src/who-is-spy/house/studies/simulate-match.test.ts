import { languages } from '@wis/engine'
import { describe, expect, it } from 'vitest'
import { whoIsSpy } from '../../game.ts'
import { rulesets } from '../../rulesets.ts'
import { personas } from '../personas.ts'
import { simulateMatch } from './simulate-match.ts'
import type { Simulation } from './simulate-match.ts'

const slugs = personas.map(({ slug }) => slug)
const simulation = {
  matchId: 'm',
  seed: 'seed',
  config: { ruleset: rulesets['wis-2024'], language: 'en', pair: ['tea', 'coffee'] },
  players: slugs.slice(0, 6),
} satisfies Simulation

describe('a simulated match', () => {
  it.each(
    Object.values(rulesets).flatMap((ruleset) =>
      languages.map((language) => [ruleset.id, language, ruleset] as const),
    ),
  )('of %s in %s ends', (_, language, ruleset) => {
    const pair = language === 'zh' ? (['牛奶', '豆浆'] as const) : (['tea', 'coffee'] as const)
    const players = slugs.slice(0, ruleset.players)
    const { state } = simulateMatch({ ...simulation, config: { ruleset, language, pair }, players })
    expect(whoIsSpy.outcome(state)).toBeDefined()
  })

  it('is the same for the same input, and differs for another seed', () => {
    const { log } = simulateMatch(simulation)
    expect(simulateMatch(simulation).log).toEqual(log)
    expect(simulateMatch({ ...simulation, seed: 'other' }).log).not.toEqual(log)
  })

  it('is played by house agents only', () => {
    expect(() => simulateMatch({ ...simulation, players: ['nobody', ...slugs.slice(1, 6)] })).toThrow(
      /nobody/,
    )
  })
})
