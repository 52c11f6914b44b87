import { forfeitReasons, replay } from '@wis/engine'
import type { MatchVoided } from '@wis/engine'
import { cases, randomMatch } from '@wis/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { endReasons, foulKinds, languages } from './events.ts'
import { whoIsSpy } from './game.ts'
import { rulesets } from './rulesets.ts'
import type { SpyEvent } from './schema.ts'

const seat = fc.integer({ min: -2, max: 9 })
const target = fc.option(seat)
const seats = fc.array(seat, { maxLength: 8 })
const round = fc.integer({ min: -1, max: 5 })
const text = fc.string()
const words = fc.record({ civilian: text, spy: text })
const is = <T extends string>(type: T) => fc.constant(type)

const anyEvent: fc.Arbitrary<SpyEvent | MatchVoided> = fc.oneof(
  fc.record({
    type: is('match-opened'),
    ruleset: fc.constantFrom(...Object.values(rulesets)),
    language: fc.constantFrom(...languages),
    aliases: fc.array(text, { maxLength: 8 }),
    starter: seat,
  }),
  fc.record({ type: is('spy-chosen'), seat, words }),
  fc.record({ type: is('word-dealt'), seat, word: text }),
  fc.record({ type: is('round-opened'), round, order: seats }),
  fc.record({ type: is('speech-given'), seat, text, cut: fc.boolean() }),
  fc.record({
    type: is('speech-missed'),
    seat,
    reason: fc.constantFrom(...forfeitReasons, 'blank' as const),
  }),
  fc.record({
    type: is('fouls-called'),
    round,
    fouls: fc.array(fc.record({ seat, kind: fc.constantFrom(...foulKinds) })),
  }),
  fc.record({ type: is('vote-opened'), round, candidates: seats }),
  fc.record({ type: is('vote-cast'), seat, target, raw: text }),
  fc.record({ type: is('votes-revealed'), round, ballots: fc.array(fc.record({ seat, target })) }),
  fc.record({
    type: is('seat-eliminated'),
    seat,
    round,
    cause: fc.constantFrom('foul' as const, 'vote' as const),
  }),
  fc.record({
    type: is('match-ended'),
    winner: fc.constantFrom('spy' as const, 'civilians' as const),
    reason: fc.constantFrom(...endReasons),
    spy: seat,
    words,
    points: fc.array(fc.integer()),
  }),
  fc.record({ type: is('match-voided'), reason: text }),
)

const anyState = fc
  .tuple(fc.integer().map(String), fc.nat({ max: 80 }))
  .map(([seed, length]) => replay(whoIsSpy, randomMatch({ seed }).log.slice(0, length)))

describe('the fold', { timeout: 60_000 }, () => {
  it('takes any events in any state and never throws', () => {
    fc.assert(
      fc.property(anyState, fc.array(anyEvent, { maxLength: 30 }), (state, events) => {
        const folded = events.reduce(whoIsSpy.evolve, state)
        expect(folded.phase).toBeTypeOf('string')
        expect(() => [whoIsSpy.turns(folded), whoIsSpy.outcome(folded)]).not.toThrow()
      }),
      { numRuns: cases(1500) },
    )
  })

  it('never changes a state it was given', () => {
    fc.assert(
      fc.property(anyState, anyEvent, (state, event) => {
        const before = JSON.stringify(state)
        whoIsSpy.evolve(state, event)
        expect(JSON.stringify(state)).toBe(before)
      }),
      { numRuns: cases(1000) },
    )
  })

  it('ignores an event of an unknown type', () => {
    const future: unknown = { type: 'spy-guessed', seat: 1 }
    const { log } = randomMatch({ seed: '1' })
    const state = replay(whoIsSpy, log.slice(0, 20))
    // A log of a later version may hold such events, which the types cannot know.
    expect(whoIsSpy.evolve(state, future as SpyEvent)).toBe(state)
  })

  it('ignores all events after the end', () => {
    fc.assert(
      fc.property(fc.integer().map(String), anyEvent, (seed, event) => {
        const over = replay(whoIsSpy, randomMatch({ seed }).log)
        expect(whoIsSpy.evolve(over, event)).toBe(over)
      }),
    )
  })
})
