import { emptyTally } from '@wis/ratings'
import { expect, it } from 'vitest'
import { partOf, rankedInPart } from './board-part.ts'
import type { BoardRow } from './board.ts'

const line = (id: string, matches: number, wins: number): BoardRow => ({
  rank: 1,
  total: 0,
  tally: { ...emptyTally, facts: { 'as-merlin': matches, 'merlin-wins': wins } },
  agent: { id, slug: id, name: id, nameZh: null, kind: 'webhook', owner: null },
})

it('lines of a frozen board are ranked by the metric of the part', () => {
  const merlin = partOf('avalon', 'merlin') ?? expect.fail('there is no such part')
  const lines = [
    line('few', 19, 19),
    line('none', 0, 0),
    line('b', 40, 20),
    line('a', 40, 20),
    line('c', 20, 15),
  ]
  expect(rankedInPart(lines, merlin).map(({ rank, agent }) => `${rank} ${agent.id}`)).toEqual([
    ...['1 c', '2 a', '2 b', '4 few'],
  ])
  expect(partOf('avalon', 'wizard')).toBeUndefined()
  expect(partOf('who-is-spy', 'spy')).toBeUndefined()
})
