import { expect, it } from 'vitest'
import { inOrderOfEntry, inOrderOfPlay } from './season-list.tsx'

const ladder = (game: string, finished: number, organizer: string | null = null) => ({
  game,
  organizer,
  format: 'ladder' as const,
  seats: 'strangers' as const,
  matches: { finished },
})

it('a cup comes first, then the ladder of the usual game, and the other seasons by their matches', () => {
  const cup = { ...ladder('connect-four', 2), format: 'knockout' as const }
  const own = ladder('who-is-spy', 500, 'Ada')
  const selfPlay = { ...ladder('hanabi', 7), seats: 'self-play' as const }
  const [usual, dilemma, holdem] = [ladder('who-is-spy', 1), ladder('dilemma', 3), ladder('holdem', 90)]
  expect(inOrderOfPlay([dilemma, selfPlay, holdem, usual, own, cup])).toEqual([
    cup,
    usual,
    own,
    holdem,
    selfPlay,
    dilemma,
  ])
})

it('of seasons that take entries, those with agents come first, each by its next date', () => {
  const season = (entered: number, day: number, entryEndsAt: string | null = null) => ({
    entered,
    entryEndsAt,
    startsAt: `2026-12-0${day}T00:00:00Z`,
  })
  const [empty, late, soon] = [season(0, 1), season(3, 5), season(8, 6, '2026-12-04T00:00:00Z')]
  expect(inOrderOfEntry([empty, late, soon])).toEqual([soon, late, empty])
})
