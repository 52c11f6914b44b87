import { describe, expect, it } from 'vitest'
import { rulesetFaults } from './deal.ts'
import { rulesets } from './rulesets.ts'
import { spyRuleset } from './schema.ts'

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

  it('are played as their papers play them', () => {
    expect(rulesets['undercover-5-llmarena']).toMatchObject({
      players: 5,
      rounds: 2,
      minSurvivors: 4,
      tie: 'chance',
      pot: 0,
      voteBonus: 0,
      entryCost: 0,
      credits: {
        caught: { spy: -1, civilian: 1 },
        escaped: { spy: 1, civilian: -1 },
        even: { spy: 1, civilian: -1 },
      },
    })
    expect(rulesets['undercover-3-magic']).toMatchObject({
      players: 3,
      rounds: 2,
      minSurvivors: 3,
      firstVote: 2,
      pot: 0,
      voteBonus: 0,
      entryCost: 0,
      credits: {
        caught: { spy: 0, civilian: 3 },
        escaped: { spy: 3, civilian: 0 },
        even: { spy: 2, civilian: 1 },
      },
    })
    const base = rulesets['spygame-4']
    const shuffled = { ...base, id: 'spygame-4-shuffled', orders: 'shuffled' }
    expect(rulesets['spygame-4-shuffled']).toEqual(shuffled)
    expect(rulesets['spygame-4-run-off']).toEqual({
      ...shuffled,
      id: 'spygame-4-run-off',
      rounds: 7,
      tie: 'run-off',
    })
  })

  it.each([
    ['tie', 'coin'],
    ['firstVote', 0],
    ['orders', 'fixed'],
    ['credits', { caught: { spy: 0, civilian: 0 }, escaped: { spy: 0, civilian: 0 } }],
    ['words', 'mine'],
    ['names', 'numbered'],
    ['fouls', 'some'],
    ['arrangement', { speakers: [0, 1] }],
  ])('are refused with the name of the field if %s is out of range', (field, value) => {
    const refused = spyRuleset.safeParse({ ...rulesets['wis-2024'], [field]: value })
    expect(refused.error?.issues[0]?.path[0]).toBe(field)
  })

  it('with credits have no pot and no bonus, and vote for the first time in a round they have', () => {
    const { credits } = rulesets['undercover-3-magic']
    expect(rulesetFaults({ ...rulesets['wis-2024'], firstVote: 4, credits })).toEqual([
      'firstVote must be 1 to rounds',
      'pot and voteBonus must be 0 beside credits',
    ])
  })

  it('have enough names, and an arrangement of all seats', () => {
    const base = rulesets['wis-2024']
    expect(rulesetFaults({ ...base, names: 'first-names' })).toEqual([])
    const arrangement = { speakers: [0, 1, 2, 3, 4, 5], candidates: [0, 1, 2, 3, 4, 4] }
    expect(rulesetFaults({ ...base, arrangement })).toEqual(['arrangement must hold every seat once'])
    const crowded = { ...base, players: 13, pot: 0, spyRoundPoints: [0], names: 'first-names' as const }
    expect(rulesetFaults(crowded)).toEqual(['names has no more than 12 of them'])
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
