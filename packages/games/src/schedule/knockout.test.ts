import { expect, it } from 'vitest'
import { bestOfGroup } from './knockout.ts'
import type { GroupRecord } from './knockout.ts'

const blank = { points: 0, pointsAsSpy: 0, ballotsCorrect: 0, fouls: 0, lot: 1 }
const record = (agentId: string, about: Partial<GroupRecord>): GroupRecord => ({
  agentId,
  ...blank,
  ...about,
})

it.each<[string, Partial<GroupRecord>, Partial<GroupRecord>]>([
  ['the most points', { points: 30 }, { points: 15, pointsAsSpy: 15 }],
  ['of equals, the most points as the spy', { pointsAsSpy: 5 }, { pointsAsSpy: 4, ballotsCorrect: 9 }],
  ['then the most correct ballots', { ballotsCorrect: 2, fouls: 3 }, { ballotsCorrect: 1 }],
  ['then the fewest fouls', { fouls: 1, lot: 9 }, { fouls: 2, lot: 0 }],
  ['then the lot', { lot: 1 }, { lot: 2 }],
])('%s go on', (_, first, second) => {
  const order = bestOfGroup([record('second', second), record('first', first)])
  expect(order.map(({ agentId }) => agentId)).toEqual(['first', 'second'])
})
