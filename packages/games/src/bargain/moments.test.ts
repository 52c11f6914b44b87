import { expect, it } from 'vitest'
import { view } from './view.ts'

type Log = Parameters<NonNullable<typeof view.moments>>[0]
type BargainEvent = Log[number]['event']

const momentsOf = (...events: BargainEvent[]) =>
  view.moments?.(
    events.map((event, seq) => ({ seq, at: '2026-01-01T00:00:00.000Z', event })),
    (seat) => `Player ${seat + 1}`,
  ) ?? []

const words = { text: null, cut: false, drawn: false } as const
const offer = (seat: number, hats: number): BargainEvent => ({
  type: 'offer-made',
  seat,
  take: [hats, 1, 0],
  ...words,
})

it('whoever accepts the last offer closes the deal, and it is told with its things', () => {
  const accepted: BargainEvent = { type: 'offer-accepted', seat: 0, ...words }
  const [moment, other] = momentsOf(offer(0, 3), offer(1, 2), accepted)
  expect(moment).toMatchObject({ seq: 2, seat: 0, kind: 'deal' })
  expect(moment?.text.en).toMatch(/^Player 1 accepts: Player 2 takes 2 hats, 1 ball/)
  expect(other).toBeUndefined()
})

it('an end without agreement is told with the number of offers', () => {
  const values = [
    [1, 1, 1],
    [1, 1, 1],
  ] as const
  const end: BargainEvent = { type: 'match-ended', reason: 'no-agreement', points: [0, 0], values }
  expect(momentsOf(offer(0, 3), offer(1, 2), end)).toMatchObject([
    { seq: 2, seat: null, kind: 'no-deal', text: { en: 'There is no deal after 2 offers.' } },
  ])
  expect(momentsOf({ ...end, reason: 'agreed' })).toEqual([])
})
