import { expect, it } from 'vitest'
import { inOrderOfPlay } from './season-list.tsx'

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
