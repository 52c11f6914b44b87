import type { FeedItem } from '@wis/db/follows'
import { expect, test } from 'vitest'
import { withoutRepeats } from './without-repeats.ts'

const played = (slug: string, game: string, at: string) =>
  ({ kind: 'match', at: new Date(at), agent: { slug }, game, matchId: at }) as unknown as FeedItem
const counts = (items: readonly FeedItem[]) => withoutRepeats(items).map(({ count }) => count)

test('the matches of one agent on one day are one item, at the newest', () => {
  const items = [
    played('fox', 'hanabi', '2026-03-02T12:00:00Z'),
    played('blurt', 'hanabi', '2026-03-02T11:00:00Z'),
    played('fox', 'hanabi', '2026-03-02T10:00:00Z'),
  ]
  expect(counts(items)).toEqual([2, 1])
  expect(withoutRepeats(items)[0]?.item).toBe(items[0])
})

test('another game and another day are items of their own', () => {
  expect(
    counts([
      played('fox', 'hanabi', '2026-03-02T12:00:00Z'),
      played('fox', 'bid', '2026-03-02T11:00:00Z'),
      played('fox', 'hanabi', '2026-03-01T12:00:00Z'),
    ]),
  ).toEqual([1, 1, 1])
})
