import { expect, it } from 'vitest'
import type { CostEvent } from './events.ts'
import { costSharingMoments } from './moments.ts'

const momentsOf = (...events: CostEvent[]) =>
  costSharingMoments(
    events.map((event, seq) => ({ seq, at: '2026-01-01T00:00:00.000Z', event })),
    (seat) => `Player ${seat + 1}`,
  )

const words = { text: null, cut: false } as const
const shares = [40, 35, 25] as const
const proposed: CostEvent = { type: 'proposal-made', seat: 0, shares, given: false, ...words }
const support = (seat: number): CostEvent => ({
  type: 'proposal-supported',
  seat,
  supported: 0,
  shares,
  ...words,
})
const points = [60, 65, 75]

it('the last to agree closes the deal', () => {
  const end: CostEvent = { type: 'match-ended', reason: 'agreed', shares, proposer: 0, points }
  expect(momentsOf(proposed, support(1), support(2), end)).toMatchObject([
    {
      seq: 2,
      seat: 2,
      kind: 'deal',
      text: { en: 'Player 3 is the last to agree: 40 % / 35 % / 25 %, as Player 1 proposed.' },
    },
  ])
  expect(momentsOf(proposed, support(1), support(2))).toEqual([])
})

it('an end without agreement is a moment of the whole table', () => {
  const end: CostEvent = { type: 'match-ended', reason: 'no-agreement', shares: null, proposer: null, points }
  expect(momentsOf(proposed, end)).toMatchObject([{ seq: 1, seat: null, kind: 'no-deal' }])
})
