import { replay, rngAt } from '@wis/engine'
import { scriptedRng, table } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { whoIsSpy } from './game.ts'
import { rulesets } from './rulesets.ts'
import type { Ruleset } from './schema.ts'

const ruleset = rulesets['wis-2024']
const seats = [0, 1, 2, 3, 4, 5]
const config = { ruleset, language: 'en', pair: ['tea', 'coffee'] } as const

function openWith(seed: string) {
  const events = whoIsSpy.open(config, seats, rngAt(seed, 0))
  const state = events.reduce(whoIsSpy.evolve, whoIsSpy.blank)
  return { events, state }
}

describe('the deal', () => {
  it('opens with the facts of a match in a fixed order', () => {
    expect(openWith('a').events.map(({ type }) => type)).toEqual([
      'match-opened',
      'spy-chosen',
      ...seats.map(() => 'word-dealt'),
      'round-opened',
    ])
  })

  it('gives exactly one seat the spy word and all others the civilian word', () => {
    const { state } = openWith('a')
    const spies = seats.filter((seat) => state.dealt[seat] === state.words?.spy)
    expect(spies).toEqual([state.spy])
    expect(seats.filter((seat) => state.dealt[seat] === state.words?.civilian)).toHaveLength(5)
  })

  it('lets either word of the pair be the spy word', () => {
    const words = new Set(Array.from({ length: 40 }, (_, n) => openWith(`${n}`).state.words?.spy))
    expect([...words].sort()).toEqual(['coffee', 'tea'])
  })

  it('lets any seat be the spy and any seat the starter, the spy included', () => {
    const deals = Array.from({ length: 200 }, (_, n) => openWith(`${n}`).state)
    expect(new Set(deals.map(({ spy }) => spy)).size).toBe(6)
    expect(new Set(deals.map(({ starter }) => starter)).size).toBe(6)
    expect(deals.some(({ spy, starter }) => spy === starter)).toBe(true)
  })

  it('draws the spy word, the spy and the starter in this order for ever', () => {
    const events = whoIsSpy.open(config, seats, scriptedRng([1, 4, 3]))
    expect(events[0]).toMatchObject({ starter: 3 })
    expect(events[1]).toEqual({
      type: 'spy-chosen',
      seat: 4,
      words: { civilian: 'tea', spy: 'coffee' },
    })
  })

  it('is the same for the same seed', () => {
    expect(openWith('a').events).toEqual(openWith('a').events)
  })

  it('names the seats in the language of the match', () => {
    expect(table().state.aliases.slice(0, 2)).toEqual(['Player 1', 'Player 2'])
    expect(table({ language: 'zh' }).state.aliases.slice(4)).toEqual(['玩家5', '玩家6'])
  })

  it('stores the whole ruleset with the match', () => {
    expect(replay(whoIsSpy, table().log).ruleset).toEqual(ruleset)
  })
})

describe('a deal is refused', () => {
  const refused: readonly (readonly [string, Partial<Ruleset>])[] = [
    ['too few players', { players: 2 }],
    ['an end that is there from the start', { minSurvivors: 7 }],
    ['no survivors needed', { minSurvivors: 1 }],
    ['no rounds', { rounds: 0 }],
    ['speeches of no length', { speechLimit: { en: 0, zh: 120 } }],
    ['no points for the spy in round 1', { spyRoundPoints: [] }],
    ['shares that are no whole fifteenths', { pot: 11 }],
    ['a bonus that is no whole fifteenth', { voteBonus: 0.1 }],
  ]
  it.each(refused)('for %s', (_, fields) => {
    const unplayable = { ...ruleset, ...fields }
    expect(() => whoIsSpy.open({ ...config, ruleset: unplayable }, seats, rngAt('a', 0))).toThrow(RangeError)
  })

  it('for a number of seats that is not the number of players', () => {
    expect(() => whoIsSpy.open(config, [0, 1, 2], rngAt('a', 0))).toThrow('3 seats for 6 players')
  })

  it('for seats that are not counted from 0', () => {
    expect(() => whoIsSpy.open(config, [1, 2, 3, 4, 5, 6], rngAt('a', 0))).toThrow('not counted from 0')
  })
})
