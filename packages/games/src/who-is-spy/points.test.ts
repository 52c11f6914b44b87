import { table } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { rulesets } from './rulesets.ts'
import { explainPoints } from './scoring.ts'

describe('the points table', () => {
  it('1: five civilians vote for the spy in round 1, the spy abstains', () => {
    table().round({ 0: 2, 1: 2, 3: 2, 4: 2, 5: 2 }).expectPoints(3.4, 3.4, -5, 3.4, 3.4, 3.4)
  })

  it('2: three vote for the spy in round 1, two for a civilian', () => {
    table().round({ 0: 2, 1: 2, 3: 2, 4: 0, 5: 0 }).expectPoints(3.4, 3.4, -3, 3.4, 2.4, 2.4)
  })

  it('3: the spy alone fouls in round 1', () => {
    table().speeches({ 2: 'coffee' }).expectPoints(2.4, 2.4, 0, 2.4, 2.4, 2.4)
  })

  it('4: a civilian is voted out in round 1, the spy in round 2', () => {
    table()
      .round({ 1: 2, 3: 2, 2: 0, 4: 0, 5: 0 })
      .round({ 1: 2, 4: 2, 5: 2 })
      .expectPoints(0, 2 + 2, 4 - 2 - 3, 2 + 1, 2 + 1, 2 + 1)
  })

  it('5: three rounds without the spy out, one correct vote by somebody voted out later', () => {
    table().round({ 0: 2, 1: 0 }).round({ 1: 0, 3: 0 }).round().expectPoints(1, 0, 11, 0, 0, 0)
  })

  it('6: fouls leave three, then two', () => {
    table()
      .round({ 4: 2, 2: 4 }, { 0: 'tea', 1: 'tea', 3: 'tea' })
      .speeches({ 4: 'tea' })
      .expectEnd('spy', 'too-few-left')
      .expectPoints(0, 0, 11, 0, 1, 0)
  })
})

describe('points', () => {
  it('in round 3 give the spy 8, and the survivors a share of 4', () => {
    table()
      .round({ 1: 0, 3: 0 })
      .round({ 3: 1, 4: 1 })
      .round({ 3: 2 })
      .expectPoints(0, 0, 7, 4 / 3 + 1, 4 / 3, 4 / 3)
  })

  it('go to the only civilian left when everybody else fouls with the spy', () => {
    const fouls = { 0: 'tea', 1: 'tea', 2: 'coffee', 3: 'tea', 4: 'tea' }
    table().speeches(fouls).expectPoints(0, 0, 0, 0, 0, 12)
  })

  it('count a correct vote of a civilian that is voted out by the same vote', () => {
    table().round({ 0: 2, 1: 0, 3: 0 }).round().round().expectPoints(1, 0, 11, 0, 0, 0)
  })

  it('count a correct vote though the spy fouls later', () => {
    table().round({ 0: 2, 1: 0 }).speeches({ 2: 'coffee' }).expectPoints(2.6, 1.6, 3, 1.6, 1.6, 1.6)
  })

  it('do not count votes of the spy', () => {
    table().round({ 2: 0, 1: 0 }).round({ 2: 1 }).round({ 2: 3 }).expectPoints(0, 0, 12, 0, 0, 0)
  })

  it('take from the spy, vote by vote, the points that steady voters gain', () => {
    table()
      .round({ 0: 2, 1: 2, 2: 3, 4: 3 })
      .round({ 0: 2, 1: 2, 2: 3, 4: 3, 5: 3 })
      .round({ 0: 2, 1: 2 })
      .expectPoints(1 + 3, 1 + 3, 8 - 6, 0, 1, 1)
  })

  it('are not given for a void match', () => {
    expect(explainPoints(table().round({ 0: 2, 1: 0 }).void('fault').state)).toEqual([])
  })
})

describe('points of other rulesets', () => {
  it('without a pot are vote bonuses only', () => {
    const ruleset = rulesets['spygame-4']
    table({ ruleset }).round({ 0: 2, 1: 2, 3: 0 }).expectPoints(1, 1, -2, 0)
    table({ ruleset }).round({ 0: 2, 2: 0, 1: 0 }).round({ 2: 1 }).expectPoints(1, 0, -1, 0)
  })

  it('for five share the pot among four', () => {
    table({ ruleset: rulesets['undercover-5'] }).speeches({ 2: 'coffee' }).expectPoints(3, 3, 0, 3, 3)
  })

  it('for three share the pot between two', () => {
    table({ ruleset: rulesets['undercover-3'] }).round({ 0: 2, 1: 2 }).expectPoints(7, 7, -2)
  })

  it('in rounds beyond the list of round points are those of its last entry', () => {
    const ruleset = { ...rulesets['wis-2024'], rounds: null }
    table({ ruleset }).round().round().round().speeches({ 2: '!' }).expectPoints(0.8, 0.8, 8, 0.8, 0.8, 0.8)
  })
})
