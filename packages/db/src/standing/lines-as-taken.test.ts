import type { SeasonBoard } from '@wis/protocol'
import { emptyTally, olderTally } from '@wis/ratings'
import { expect, it } from 'vitest'
import { linesAsTaken } from './lines-as-taken.ts'

type Line = SeasonBoard['boards'][number]['lines'][number]

const line = (
  id: string,
  rank: number | null,
  about: { total: number; points?: number; kind?: string },
): Line => ({
  rank,
  total: about.total,
  tally: olderTally({ ...emptyTally, matches: 2, points: about.points ?? 0 }),
  agent: { id, slug: id, name: id, nameZh: null, kind: about.kind ?? 'webhook', owner: null },
})

const board: SeasonBoard = {
  takenAt: '2026-01-01T00:00:00.000Z',
  final: true,
  boards: [
    {
      language: 'en',
      lines: [
        line('first', 1, { total: 9, points: 1 }),
        line('house', 2, { total: 8, points: 9, kind: 'house' }),
        line('third', 3, { total: 7, points: 5 }),
        line('out', null, { total: 99 }),
      ],
    },
  ],
}
const read = (query: object = {}) =>
  linesAsTaken(board, { language: 'en', ...query }).map(({ agent, rank }) => `${agent.id} ${rank}`)

it('a stored board is read unchanged', () => {
  expect(read()).toEqual(['first 1', 'house 2', 'third 3', 'out null'])
  expect(read({ language: 'zh' })).toEqual([])
})

it('without house agents the others are ranked among themselves', () => {
  expect(read({ includeHouse: false })).toEqual(['first 1', 'third 2', 'out null'])
})

it('every agent keeps its rank in another order', () => {
  expect(read({ sort: 'average' }).slice(0, 3)).toEqual(['house 2', 'third 3', 'first 1'])
})
