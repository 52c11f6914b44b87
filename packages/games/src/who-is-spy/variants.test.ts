import { table } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { brief } from './briefing/briefing.ts'
import { seatFacts } from './kit/results.ts'
import { rulesets } from './rulesets.ts'

const llmarena = (draws: readonly number[] = []) =>
  table({ ruleset: rulesets['undercover-5-llmarena'], spy: 2, draws })
const magic = () => table({ ruleset: rulesets['undercover-3-magic'], spy: 2 })
const runOff = (spy = 3) => table({ ruleset: rulesets['spygame-4-run-off'], spy })

describe('undercover as LLMArena plays it', () => {
  it('puts out one of the tied by lot, and says between whom', () => {
    const match = llmarena([1]).round({ 0: 1, 1: 3, 2: 1, 4: 3 })
    match.expectLiving(0, 1, 2, 4).expectRunning(2)
    const out = match.log.find(({ event }) => event.type === 'seat-eliminated')
    expect(out?.event).toMatchObject({ seat: 3, cause: 'vote', tied: [1, 3] })
  })

  it('names no tie if one seat has the most votes', () => {
    const match = llmarena().round({ 0: 1, 2: 1, 4: 3 })
    const out = match.log.find(({ event }) => event.type === 'seat-eliminated')
    expect(out?.event).toEqual({ type: 'seat-eliminated', seat: 1, round: 1, cause: 'vote' })
  })

  it('puts nobody out if nobody has a vote', () => {
    llmarena().round().expectLiving(0, 1, 2, 3, 4).expectRunning(2)
  })

  it('gives every civilian a point and takes one from the spy if it is out', () => {
    llmarena().round({ 0: 1, 2: 1 }).round({ 0: 2, 3: 2 }).expectEnd('civilians', 'spy-out')
    llmarena().round({ 0: 1, 2: 1 }).round({ 0: 2, 3: 2 }).expectPoints(1, 1, -1, 1, 1)
  })

  it('ends with three left, and the spy has won', () => {
    const match = llmarena().round({ 0: 1, 2: 1 }).round({ 0: 3, 2: 3 })
    match.expectLiving(0, 2, 4).expectEnd('spy', 'too-few-left').expectPoints(-1, -1, 1, -1, -1)
  })

  it('ends after two rounds, however many are left', () => {
    llmarena().round().round().expectEnd('spy', 'rounds-done').expectPoints(-1, -1, 1, -1, -1)
  })
})

describe('undercover as MAgIC plays it', () => {
  it('has two rounds of clues and then one vote', () => {
    const match = magic()
    for (const seat of [0, 1, 2]) match.speak(seat, `first clue of ${seat}`)
    match.expectRunning(2).expectDue('speech', [0])
    expect(match.state.rounds[0]?.vote).toBeNull()
    for (const seat of [0, 1, 2]) match.speak(seat, `second clue of ${seat}`)
    match.expectRunning(2).expectDue('vote', [0, 1, 2])
  })

  it('gives each civilian three if the spy is caught', () => {
    magic().speeches().round({ 0: 2, 1: 2, 2: 0 }).expectEnd('civilians', 'spy-out').expectPoints(3, 3, 0)
  })

  it('gives the spy three if another is voted out', () => {
    magic().speeches().round({ 0: 2, 1: 0, 2: 0 }).expectEnd('spy', 'too-few-left').expectPoints(0, 0, 3)
  })

  it('gives the spy two and each civilian one if the votes are even', () => {
    const even = magic().speeches().round({ 0: 1, 1: 2, 2: 0 })
    even.expectEnd('spy', 'rounds-done').expectPoints(1, 1, 2)
  })

  it('gives the spy three if a civilian is out by a foul, and the civilians three if the spy is', () => {
    magic().speeches({ 0: 'tea' }).expectEnd('spy', 'too-few-left').expectPoints(0, 0, 3)
    magic().speeches({ 2: 'coffee' }).expectEnd('civilians', 'spy-out').expectPoints(3, 3, 0)
  })
})

describe('a run-off', () => {
  it('lets only the tied speak, and only the others vote for one of them', () => {
    const match = runOff().round({ 0: 1, 1: 0, 2: 0, 3: 1 })
    expect(match.state.rounds[1]).toMatchObject({ order: [0, 1], isRunOff: true })
    match.speeches().expectDue('vote', [2, 3])
    expect(match.log.at(-1)?.event).toMatchObject({ candidates: [0, 1], voters: [2, 3] })
    expect(brief(match.log, 2)?.candidates).toEqual(['Player 1', 'Player 2'])
    match.votes({ 2: 0, 3: 0 }).expectLiving(1, 2, 3).expectRunning(3)
  })

  it('takes a vote for anybody else as an abstention', () => {
    const match = runOff().round({ 0: 1, 1: 0, 2: 0, 3: 1 }).speeches().vote(2, 3)
    expect(match.log.at(-1)?.event).toMatchObject({ type: 'vote-cast', target: null })
  })

  it('is followed by a round of everybody if it is tied again, and that one by a run-off', () => {
    const tied = runOff().round({ 0: 1, 1: 0, 2: 0, 3: 1 }).round({ 2: 0, 3: 1 })
    expect(tied.state.rounds[2]).toMatchObject({ order: [0, 1, 2, 3], isRunOff: false })
    expect(tied.round({ 0: 1, 1: 2 }).state.rounds[3]).toMatchObject({ order: [1, 2], isRunOff: true })
  })

  it('does not exist if all are tied or nobody has a vote', () => {
    for (const votes of [{ 0: 1, 1: 2, 2: 3, 3: 0 }, {}])
      expect(runOff().round(votes).state.rounds[1]).toMatchObject({ order: [0, 1, 2, 3], isRunOff: false })
  })

  it('has no vote if fouls leave fewer than two of the tied', () => {
    const match = runOff().round({ 0: 1, 1: 0, 2: 0, 3: 1 }).speeches({ 0: 'tea' })
    expect(match.state.rounds[1]?.vote).toBeNull()
    expect(match.state.rounds[2]).toMatchObject({ order: [1, 2, 3], isRunOff: false })
  })

  it('counts as a round: after seven votes the spy has won', () => {
    const match = runOff()
    for (let round = 1; round <= 7; round++) match.expectRunning(round).round({ 0: 1, 1: 0, 2: 0, 3: 1 })
    match.expectEnd('spy', 'rounds-done')
  })

  it('counts for nobody as a round that it was out in, or as a speech or a vote that it was not asked for', () => {
    const match = runOff(1).round({ 0: 1, 1: 0, 2: 0, 3: 1 }).round({ 2: 1, 3: 1 })
    expect(seatFacts(match.state)).toMatchObject([
      { speechesAsked: 2, ballotsAsked: 1, lastRoundAlive: 2, ballotsAgainst: 2, ballotsAgainstPossible: 5 },
      { speechesAsked: 2, ballotsAsked: 0, lastRoundAlive: 2, ballotsAgainst: 4, ballotsAgainstPossible: 5 },
      { speechesAsked: 1, ballotsAsked: 2, lastRoundAlive: 2, ballotsAgainst: 0, ballotsAgainstPossible: 3 },
      { speechesAsked: 1, ballotsAsked: 2, lastRoundAlive: 2, ballotsAgainst: 0, ballotsAgainstPossible: 3 },
    ])
  })
})
