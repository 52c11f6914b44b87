import { expect, it } from 'vitest'
import type { Choice } from './payoff.ts'
import { view } from './view.ts'

const [C, D] = ['cooperate', 'defect'] as const
const momentsOf = (...rounds: (readonly Choice[])[]) =>
  view
    .moments?.(
      rounds.map((choices, seq) => ({
        seq,
        at: '2026-01-01T00:00:00.000Z',
        event: { type: 'round-ended', round: seq + 1, choices, points: [0, 0, 0] },
      })),
      (seat) => `Player ${seat + 1}`,
    )
    ?.map(({ seq, seat, kind }) => [seq, seat, kind])

it('who alone defects after a round of cooperation betrays the others', () => {
  expect(momentsOf([C, C, C], [C, D, C])).toEqual([[1, 1, 'betrayal']])
  expect(momentsOf([C, D, C], [C, D, C], [D, D, C])).toEqual([])
  expect(momentsOf([C, C, C], [D, D, C])).toEqual([])
})

it('all cooperating after a defection is peace', () => {
  expect(momentsOf([D, C, C], [C, C, C], [C, C, C])).toEqual([[1, null, 'peace']])
})
