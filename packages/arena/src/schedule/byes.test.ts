import { describe, expect, it } from 'vitest'
import { bestOfStage, byeForBest } from './byes.ts'
import { noOwners } from './groups.ts'
import { emptyRecord } from './knockout.ts'

const record = (agentId: string, points: number) => ({
  ...emptyRecord({ season: 'cup', language: 'en', stage: 1 }, agentId),
  points,
})

describe('who gets the bye of a knockout', () => {
  const stage = [
    { records: [record('a', 30), record('b', 0)], matches: 2 },
    { records: [record('c', 60), record('d', 60)], matches: 8 },
    { records: [record('e', 0)], matches: 0 },
  ]

  it('goes by points a match, and an agent that has had one comes last', () => {
    expect(bestOfStage(stage)).toEqual([
      'a',
      expect.stringMatching('c|d'),
      expect.stringMatching('c|d'),
      'b',
      'e',
    ])
  })

  it('gives it to the best, and the one that was alone takes its place', () => {
    expect(byeForBest([['c', 'a'], ['e']], bestOfStage(stage), noOwners)).toEqual([['c', 'e'], ['a']])
  })

  it('gives it to the next best where two of one owner would meet', () => {
    const owners = new Map([
      ['c', 'one'],
      ['e', 'one'],
    ])
    expect(byeForBest([['c', 'a'], ['b', 'd'], ['e']], ['a', 'b', 'c', 'd', 'e'], owners)).toEqual([
      ['c', 'a'],
      ['e', 'd'],
      ['b'],
    ])
  })

  it('leaves groups as they are in which nobody or several are alone, or nobody has played', () => {
    expect(byeForBest([['a', 'b']], ['a'], noOwners)).toEqual([['a', 'b']])
    expect(byeForBest([['a'], ['b']], ['b'], noOwners)).toEqual([['a'], ['b']])
    expect(byeForBest([['a', 'b'], ['c']], [], noOwners)).toEqual([['a', 'b'], ['c']])
  })
})
