import { expect, it } from 'vitest'
import { view } from './view.ts'

const momentsOf = (...rounds: (readonly number[])[]) =>
  view
    .moments?.(
      rounds.map((investments, seq) => ({
        seq,
        at: '2026-01-01T00:00:00.000Z',
        event: { type: 'round-ended', round: seq + 1, investments },
      })),
      (seat) => `Player ${seat + 1}`,
    )
    ?.map(({ seq, seat, kind }) => [seq, seat, kind])

it('who alone invests nothing after a round in which all invested betrays the others', () => {
  expect(momentsOf([9, 5, 1], [9, 0, 1])).toEqual([[1, 1, 'betrayal']])
  expect(momentsOf([9, 0, 1], [9, 0, 1])).toEqual([])
  expect(momentsOf([9, 5, 1], [0, 0, 1])).toEqual([])
})

it('the first round in which nobody invests any more is a collapse', () => {
  expect(momentsOf([9, 5, 0], [0, 0, 0], [0, 0, 0])).toEqual([[1, null, 'collapse']])
  expect(momentsOf([0, 0, 0])).toEqual([])
})
