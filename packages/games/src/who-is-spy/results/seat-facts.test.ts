import { table } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { seatFacts } from '../kit/results.ts'

/**
 * A civilian (0) is voted out in round 1, another (1) fouls in round 2, the spy (2) is out by the vote of round 2.
 */
const facts = seatFacts(
  table().round({ 0: 2, 1: 0, 2: 0, 3: 0, 4: 2 }).round({ 3: 2, 4: 2, 5: 4, 2: 3 }, { 1: 'tea' }).state,
)

describe('the facts of a match', () => {
  it('are empty during the match, and for a void one', () => {
    expect(seatFacts(table().round().state)).toEqual([])
    expect(seatFacts(table().round().void('fault').state)).toEqual([])
  })

  it('are complete for every reader of the log after the end', () => {
    const match = table().round({ 0: 2, 1: 2 })
    expect(seatFacts(match.stateFor('spectator'))).toEqual(seatFacts(match.state))
  })

  it('name the role and the winner, alive or not', () => {
    expect(facts.map(({ role }) => role)).toEqual([
      'civilian',
      'civilian',
      'spy',
      'civilian',
      'civilian',
      'civilian',
    ])
    expect(facts.map(({ won }) => won)).toEqual([true, true, false, true, true, true])
  })

  it('carry the points in fifteenths', () => {
    const share = ((12 - 4) * 15) / 3
    expect(facts.map(({ points }) => points)).toEqual([15, 0, 4 * 15 - 4 * 15, share + 15, share + 30, share])
  })

  it('count the speeches asked, in rounds begun alive, and the fouls', () => {
    expect(facts.map(({ speechesAsked }) => speechesAsked)).toEqual([1, 2, 2, 2, 2, 2])
    expect(facts.map(({ fouls }) => fouls)).toEqual([0, 1, 0, 0, 0, 0])
  })

  it('count ballots asked of living civilians only, and the correct ones', () => {
    expect(facts.map(({ ballotsAsked }) => ballotsAsked)).toEqual([1, 1, 0, 2, 2, 2])
    expect(facts.map(({ ballotsCorrect }) => ballotsCorrect)).toEqual([1, 0, 0, 1, 2, 0])
  })

  it('count an abstention, or a forfeited vote, as asked and not correct', () => {
    const [first] = seatFacts(
      table()
        .round({ 0: { forfeit: 'timeout' } })
        .round()
        .round().state,
    )
    expect(first).toMatchObject({ ballotsAsked: 3, ballotsCorrect: 0 })
  })

  it('name the last round begun alive', () => {
    expect(facts.map(({ lastRoundAlive }) => lastRoundAlive)).toEqual([1, 2, 2, 2, 2, 2])
  })

  it('count the ballots against a seat, out of all that the other living seats could have cast', () => {
    expect(facts.map(({ ballotsAgainst }) => ballotsAgainst)).toEqual([3, 0, 4, 1, 1, 0])
    expect(facts.map(({ ballotsAgainstPossible }) => ballotsAgainstPossible)).toEqual([5, 5, 8, 8, 8, 8])
  })

  it('count no ballots in a round that ends on fouls', () => {
    const [first] = seatFacts(table().speeches({ 2: 'coffee' }).state)
    expect(first).toMatchObject({
      ballotsAsked: 0,
      ballotsAgainstPossible: 0,
      speechesAsked: 1,
      lastRoundAlive: 1,
    })
  })

  it('count a foul of the spy like any other', () => {
    expect(seatFacts(table().speeches({ 2: 'coffee' }).state)[2]).toMatchObject({ fouls: 1, won: false })
  })
})
