import type { KnockoutGroup, KnockoutStage } from '@wis/db/seasons'
import { describe, expect, it } from 'vitest'
import { bracketPlaces, placeText } from './bracket-places.ts'

const group = (agentIds: readonly string[], winner?: string): KnockoutGroup => ({
  places: agentIds.map((agentId) => ({
    agentId,
    points: 0,
    pointsInRole: 0,
    wins: 0,
    goesOn: null,
    isOut: false,
  })),
  isOver: true,
  matches: 1,
  ...(winner !== undefined && { won: { winner, by: 'points' } }),
})
const stage = (number: number, ...groups: KnockoutGroup[]): KnockoutStage => ({
  language: 'en',
  stage: number,
  groups,
})

describe('the places of a knockout', () => {
  it('follow the bracket, not the points', () => {
    const stages = [
      stage(1, group(['ann', 'bob']), group(['cat', 'dan'])),
      stage(2, group(['bob', 'cat'], 'cat')),
    ]
    expect([...bracketPlaces(stages)]).toEqual([
      ['cat', 1],
      ['bob', 2],
      ['ann', 3],
      ['dan', 3],
    ])
  })

  it('are shared by all who are still in it', () => {
    const stages = [stage(1, group(['ann', 'bob']), group(['cat'])), stage(2, group(['bob', 'cat']))]
    expect([...bracketPlaces(stages)]).toEqual([
      ['bob', 1],
      ['cat', 1],
      ['ann', 3],
    ])
  })

  it('are written with the last one that is shared', () => {
    const places = bracketPlaces([
      stage(1, group(['ann', 'bob']), group(['cat', 'dan'])),
      stage(2, group(['bob', 'cat'], 'cat')),
    ])
    expect([1, 2, 3].map((place) => placeText(places, place))).toEqual(['1', '2', '3–4'])
  })
})
