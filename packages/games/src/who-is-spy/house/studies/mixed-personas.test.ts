import { rngAt } from '@wis/engine'
import { describe, expect, it } from 'vitest'
import { rulesets } from '../../rulesets.ts'
import { findPersona } from '../personas.ts'
import { mixedPersonas } from './mixed-personas.ts'
import { simulateMatch } from './simulate-match.ts'

const personas = mixedPersonas(40, rngAt('mixed', 0))

describe('personas between house agents', () => {
  it('have the requested number, no two alike', () => {
    expect(new Set(personas.map(({ slug }) => slug)).size).toBe(40)
    expect(new Set(personas.map(({ mind, temper }) => JSON.stringify([mind, temper]))).size).toBe(40)
  })

  it('lie between the two they are named after in every number', () => {
    for (const { slug, mind, temper } of personas) {
      const [first, second] = slug.split('-').map((part) => findPersona(part))
      if (!first || !second) throw new Error(`${slug} is named after nobody`)
      for (const part of ['insight', 'selfDoubt', 'guile', 'care'] as const)
        expect(isBetween(mind[part], first.mind[part], second.mind[part])).toBe(true)
      expect(isBetween(temper.firmness, first.temper.firmness, second.temper.firmness)).toBe(true)
      expect(isBetween(mind.openness[2], first.mind.openness[2], second.mind.openness[2])).toBe(true)
      expect(Number.isInteger(mind.memory)).toBe(true)
    }
  })

  it('are the same for the same random numbers', () => {
    expect(mixedPersonas(40, rngAt('mixed', 0))).toEqual(personas)
  })

  it('play whole matches', () => {
    const config = { ruleset: rulesets['wis-2024'], language: 'en', pair: ['tea', 'coffee'] } as const
    const players = personas.slice(0, 6)
    const { state } = simulateMatch({ matchId: 'm', seed: 's', config, players })
    expect(state.ending?.kind).toBe('decided')
  })
})

function isBetween(value: number, one: number, other: number): boolean {
  return value >= Math.min(one, other) - 1e-9 && value <= Math.max(one, other) + 1e-9
}
