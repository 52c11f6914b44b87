import { describe, expect, it } from 'vitest'
import { rulesetFaults } from './ruleset-faults.ts'
import { rulesets } from './rulesets.ts'

describe('the rulesets', () => {
  it('are found under their own id', () => {
    expect(Object.entries(rulesets).filter(([id, ruleset]) => ruleset.id !== id)).toEqual([])
  })

  it.each(Object.values(rulesets))('can all be played: $id', (ruleset) => {
    expect(rulesetFaults(ruleset)).toEqual([])
  })

  it('differ from wis-2024 only in the documented fields', () => {
    const base = rulesets['wis-2024']
    expect(rulesets['wis-live']).toEqual({ ...base, id: 'wis-live', minSurvivors: 4 })
    expect(rulesets['undercover-5']).toEqual({ ...base, id: 'undercover-5', players: 5, rounds: 2 })
    expect(rulesets['undercover-3']).toEqual({ ...base, id: 'undercover-3', players: 3, rounds: 2 })
    expect(rulesets['spygame-4']).toEqual({
      ...base,
      id: 'spygame-4',
      players: 4,
      rounds: null,
      pot: 0,
      spyRoundPoints: [0],
      entryCost: 0,
    })
  })

  it('name every fault of one that cannot be played', () => {
    const broken = { ...rulesets['wis-2024'], players: 0, rounds: 0.5, spyRoundPoints: [] }
    expect(rulesetFaults(broken)).toEqual([
      'players must be 3 or more',
      'minSurvivors must be 2 to players',
      'rounds must be 1 or more, or null',
      'spyRoundPoints must name at least round 1',
    ])
  })
})
