import { table } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { explainPoints } from '../scoring.ts'

describe('the explanation of points', () => {
  it('names the share of a survivor and its correct votes', () => {
    const lines = explainPoints(table().round({ 0: 2, 1: 0 }).round({ 0: 2, 1: 2 }).state)
    expect(lines[0]).toEqual([
      { kind: 'share', pot: 120, among: 5, fifteenths: 24 },
      { kind: 'vote-bonus', round: 1, voter: 0, fifteenths: 15 },
      { kind: 'vote-bonus', round: 2, voter: 0, fifteenths: 15 },
    ])
  })

  it("names the spy's points for its round and every vote that hit it", () => {
    const lines = explainPoints(table().round({ 0: 2, 1: 0 }).round({ 0: 2, 1: 2 }).state)
    expect(lines[2]).toEqual([
      { kind: 'spy-round', round: 2, fifteenths: 60 },
      { kind: 'vote-bonus', round: 1, voter: 0, fifteenths: -15 },
      { kind: 'vote-bonus', round: 2, voter: 0, fifteenths: -15 },
      { kind: 'vote-bonus', round: 2, voter: 1, fifteenths: -15 },
    ])
  })

  it('names the pot of a spy that survived', () => {
    expect(explainPoints(table().round().round().round().state)[2]).toEqual([
      { kind: 'pot', fifteenths: 180 },
    ])
  })

  it('has only correct votes for a civilian that is out', () => {
    const lines = explainPoints(table().round({ 1: 0, 3: 0 }).round({ 1: 2 }).state)
    expect(lines[0]).toEqual([])
  })

  it('is the same for every reader of the log after the end', () => {
    const match = table().round({ 0: 2, 1: 2 })
    expect(explainPoints(match.stateFor('spectator'))).toEqual(explainPoints(match.state))
  })

  it('is empty while the match is on', () => {
    expect(explainPoints(table().round().state)).toEqual([])
  })
})
