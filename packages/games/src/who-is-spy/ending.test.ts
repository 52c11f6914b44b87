import { table } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { whoIsSpy } from './game.ts'
import { rulesets } from './rulesets.ts'

const outcome = (match: ReturnType<typeof table>) => whoIsSpy.outcome(match.state)

describe('a match ends', () => {
  it('when the spy is voted out: the civilians win', () => {
    table().round({ 0: 2, 1: 2 }).expectEnd('civilians', 'spy-out')
  })

  it('when the spy is out by a foul: the civilians win, and there is no vote', () => {
    const match = table().speeches({ 2: 'coffee' }).expectEnd('civilians', 'spy-out')
    expect(match.state.rounds.at(-1)?.vote).toBeNull()
  })

  it('when the spy and civilians foul together: the civilians win while one of them lives', () => {
    table()
      .speeches({ 0: 'tea', 1: 'tea', 2: 'coffee', 3: 'tea', 4: 'tea' })
      .expectEnd('civilians', 'spy-out')
      .expectLiving(5)
  })

  it('when fouls leave fewer than three alive: the spy wins without a vote', () => {
    const match = table().speeches({ 0: 'tea', 1: 'tea', 3: 'tea', 4: 'tea' })
    expect(match.expectEnd('spy', 'too-few-left').expectLiving(2, 5).state.rounds[0]?.vote).toBeNull()
  })

  it('when all civilians foul: the spy alone is left and wins', () => {
    const everyCivilian = { 0: 'tea', 1: 'tea', 3: 'tea', 4: 'tea', 5: 'tea' }
    table().speeches(everyCivilian).expectEnd('spy', 'too-few-left').expectLiving(2)
  })

  it('when a vote leaves fewer than three alive: the spy wins', () => {
    table().round({ 1: 4, 2: 4 }, { 0: 'tea', 3: 'tea', 5: 'tea' }).expectEnd('spy', 'too-few-left')
  })

  it('when three rounds are done: the spy wins', () => {
    table().round().round().round().expectEnd('spy', 'rounds-done')
  })

  it('not before the vote of the last round', () => {
    table().round().round().speeches().expectRunning(3).expectDue('vote', [0, 1, 2, 3, 4, 5])
  })

  it('in the last round, when the spy is voted out', () => {
    table().round().round().round({ 0: 2 }).expectEnd('civilians', 'spy-out')
  })

  it('not while exactly three are alive', () => {
    table().speeches({ 0: 'tea', 1: 'tea', 3: 'tea' }).expectRunning(1).expectDue('vote', [2, 4, 5])
  })

  it('with all words and the spy made public', () => {
    expect(table().round({ 0: 2 }).log.at(-1)?.event).toMatchObject({
      type: 'match-ended',
      spy: 2,
      words: { civilian: 'tea', spy: 'coffee' },
    })
  })

  it('with nobody left to act', () => {
    expect(whoIsSpy.turns(table().round({ 0: 2 }).state)).toEqual([])
  })
})

describe('the outcome', () => {
  it('is open while the match is on', () => {
    expect(outcome(table().round())).toBeUndefined()
  })

  it('is a win for every civilian, alive or not', () => {
    expect(outcome(table().round({ 1: 0, 2: 0 }).round({ 1: 2, 3: 2 }))).toMatchObject({
      kind: 'decided',
      places: [1, 1, 2, 1, 1, 1],
      teams: [0, 0, 1, 0, 0, 0],
      reason: 'spy-out',
    })
  })

  it('is a win for the spy alone', () => {
    expect(outcome(table().round().round().round())).toMatchObject({ places: [2, 2, 1, 2, 2, 2] })
  })

  it('is void, without points, when nobody is alive', () => {
    const all = { 0: 'tea', 1: 'tea', 2: '!', 3: 'tea', 4: 'tea', 5: 'tea' }
    expect(outcome(table().speeches(all).expectVoid('nobody-alive'))).toEqual({
      kind: 'void',
      reason: 'nobody-alive',
    })
  })

  it('is void when the platform voids the match, after any course of it', () => {
    expect(outcome(table().round().void('platform-fault'))).toEqual({
      kind: 'void',
      reason: 'platform-fault',
    })
  })

  it('is final: nothing changes a match that is over', () => {
    const over = table().round({ 0: 2 })
    const { state } = over
    expect(over.void('too late').state).toBe(state)
  })
})

describe('other rulesets', () => {
  it('wis-live ends when three are left', () => {
    const fouls = { 0: 'tea', 1: 'tea', 3: 'tea' }
    table({ ruleset: rulesets['wis-live'] }).speeches(fouls).expectEnd('spy', 'too-few-left')
  })

  it('wis-live goes on with four', () => {
    table({ ruleset: rulesets['wis-live'] }).speeches({ 0: 'tea', 1: 'tea' }).expectRunning(1)
  })

  it('spygame-4 plays more rounds than any other until two are left', () => {
    const match = table({ ruleset: rulesets['spygame-4'] })
    for (let round = 0; round < 7; round++) match.round()
    match.round({ 2: 0 }).expectRunning(9).round({ 2: 1 }).expectEnd('spy', 'too-few-left')
  })

  it('undercover-5 ends after two rounds', () => {
    table({ ruleset: rulesets['undercover-5'] }).round().round().expectEnd('spy', 'rounds-done')
  })

  it('undercover-3 ends when one civilian is out, and after two rounds at the latest', () => {
    table({ ruleset: rulesets['undercover-3'] }).round({ 2: 0 }).expectEnd('spy', 'too-few-left')
    table({ ruleset: rulesets['undercover-3'] }).round().round().expectEnd('spy', 'rounds-done')
  })
})
