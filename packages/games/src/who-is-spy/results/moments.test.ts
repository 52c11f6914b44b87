import { randomMatch, table } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { rulesets } from '../rulesets.ts'
import { momentsOf } from './moments.ts'
import type { Moment } from './moments.ts'

const ofKind = (moments: readonly Moment[], kind: Moment['kind']) =>
  moments.filter((one) => one.kind === kind)
const typeAt = (match: ReturnType<typeof table>, seq: number | undefined) =>
  match.log.find((entry) => entry.seq === seq)?.event

describe('the turning vote', () => {
  it('is the ballot after which nothing could save the spy', () => {
    const match = table({ spy: 2 }).speeches()
    for (const [seat, target] of [
      [0, 2],
      [4, 1],
      [1, 2],
      [3, 2],
      [5, 2],
      [2, 0],
    ] as const) {
      match.vote(seat, target)
    }
    const [turning] = ofKind(momentsOf(match.log), 'turning-vote')
    expect(turning).toMatchObject({ outcome: 'caught', voter: 5, seat: 2, round: 1, tells: 'spy' })
    expect(typeAt(match, turning?.seq)).toMatchObject({ type: 'votes-revealed' })
  })

  it('is the ballot that would have put the spy out, if one was missing', () => {
    const match = table({ spy: 2 }).round({ 0: 2, 1: 2, 3: 4, 5: 4 }).round().round()
    const [turning] = ofKind(momentsOf(match.log), 'turning-vote')
    expect(turning).toMatchObject({ outcome: 'saved', seat: 2, voter: 5, round: 1 })
  })

  it('does not exist if a lot put the spy out', () => {
    const ruleset = rulesets['undercover-5-llmarena']
    const tied = { 0: 2, 1: 2, 2: 3, 4: 3 }
    const out = table({ ruleset, spy: 2, draws: [0] }).round(tied)
    expect(ofKind(momentsOf(out.log), 'turning-vote')).toEqual([])
    const saved = table({ ruleset, spy: 2, draws: [1] })
      .round(tied)
      .round()
    expect(ofKind(momentsOf(saved.log), 'turning-vote')).toMatchObject([{ outcome: 'saved', voter: 4 }])
  })

  it('does not exist if no vote came near the spy', () => {
    const match = table({ spy: 2 }).round({ 0: 1, 3: 1, 4: 1, 5: 1 }).round({ 0: 3, 4: 3, 5: 3 }).round()
    expect(ofKind(momentsOf(match.log), 'turning-vote')).toEqual([])
  })
})

describe('the perfect cover', () => {
  it('is a spy that wins without one ballot against it', () => {
    const match = table({ spy: 2 }).round({ 0: 1 }).round({ 3: 4 }).round()
    const [cover] = ofKind(momentsOf(match.log), 'perfect-cover')
    expect(cover).toMatchObject({ seat: 2, tells: 'spy', seq: match.log.at(-1)?.seq })
  })

  it('is not for a spy that was named once', () => {
    const match = table({ spy: 2 }).round({ 0: 1, 3: 1, 4: 2 }).round().round()
    expect(ofKind(momentsOf(match.log), 'perfect-cover')).toEqual([])
  })

  it('does not exist if no player could have voted for the spy', () => {
    const match = table({ spy: 2 }).speeches({ 0: 'tea', 1: 'tea tea', 3: 'my tea', 4: 'a tea' })
    expect(momentsOf(match.log).map(({ kind }) => kind)).not.toContain('perfect-cover')
  })
})

describe('the slip', () => {
  it('is the speech that said the own word, proven when the foul is called', () => {
    const match = table().speeches({ 4: 'tea' })
    const [slip] = ofKind(momentsOf(match.log), 'slip')
    expect(slip).toMatchObject({ cause: 'own-word', seat: 4, round: 1 })
    expect(typeAt(match, slip?.seq)).toMatchObject({ type: 'speech-given', seat: 4 })
    expect(typeAt(match, slip?.provenAt)).toMatchObject({ type: 'fouls-called' })
  })

  it('is the speech after which its speaker had the most votes', () => {
    const match = table({ spy: 2 }).round({ 0: 1, 3: 1 }).round({ 0: 4, 3: 4, 5: 4 }).round()
    expect(ofKind(momentsOf(match.log), 'slip')).toMatchObject([
      { cause: 'drew-votes', seat: 4, round: 2, votes: 3 },
    ])
  })

  it('does not exist if the votes are tied', () => {
    const match = table({ spy: 2 }).round({ 0: 1, 3: 1, 1: 0, 5: 0 })
    expect(ofKind(momentsOf(match.log), 'slip')).toEqual([])
  })
})

describe('the bandwagon', () => {
  it('is four ballots or more on one seat', () => {
    const match = table({ spy: 2 }).round({ 0: 1, 3: 1, 4: 1, 5: 1 })
    expect(ofKind(momentsOf(match.log), 'bandwagon')).toMatchObject([{ seat: 1, votes: 4, round: 1 }])
  })

  it('is not three', () => {
    expect(ofKind(momentsOf(table({ spy: 2 }).round({ 0: 1, 3: 1, 4: 1 }).log), 'bandwagon')).toEqual([])
  })
})

describe('moments', () => {
  it('come in the order of the match and never before their proof', () => {
    for (let seed = 0; seed < 50; seed++) {
      const moments = momentsOf(randomMatch({ seed: `moments ${seed}` }).log)
      const places = moments.map(({ seq }) => seq)
      expect(places).toEqual(places.toSorted((one, other) => one - other))
      expect(moments.every(({ seq, provenAt }) => seq <= provenAt)).toBe(true)
    }
  })

  it('reveal nothing about the spy during a match', () => {
    const match = table({ spy: 2 }).round({ 0: 1, 3: 1, 4: 1, 5: 1 }).round({ 0: 2 })
    expect(momentsOf(match.logFor('spectator')).every(({ tells }) => tells === 'votes')).toBe(true)
  })

  it('do not exist in a match that was not played', () => {
    expect(momentsOf([])).toEqual([])
  })
})
