import { describe, expect, it } from 'vitest'
import { leaderOf, standingOf } from './matrix-verdict.ts'

const agent = (id: string) =>
  ({ id, slug: id, name: id, nameZh: null, kind: 'house', avatarVersion: null }) as const
const cell = (row: string, column: string, ahead: number, behind: number) => ({
  row,
  column,
  matches: ahead + behind,
  ahead,
  equal: 0,
  behind,
  share: ahead / (ahead + behind),
  interval: { low: 0, high: 1 },
})

describe('two agents', () => {
  it.each([
    [20, 0, 'ahead'],
    [11, 9, 'level'],
    [0, 20, 'behind'],
    [0, 0, 'level'],
  ])('with %i matches to %i: the first is %s', (ahead, behind, standing) => {
    expect(standingOf({ ahead, behind })).toBe(standing)
  })
})

describe('the leader of a matrix', () => {
  it('is ahead of the most others', () => {
    const agents = ['a', 'b', 'c'].map(agent)
    const cells = [cell('a', 'b', 0, 20), cell('b', 'a', 20, 0), cell('b', 'c', 20, 0), cell('c', 'b', 0, 20)]
    expect(leaderOf({ agents, cells })).toMatchObject({ agent: { id: 'b' }, ahead: 2, met: 2 })
  })

  it('is missing while no difference is significant', () => {
    expect(leaderOf({ agents: ['a', 'b'].map(agent), cells: [cell('a', 'b', 3, 2)] })).toBeUndefined()
  })
})
