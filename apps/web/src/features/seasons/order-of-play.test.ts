import { expect, it } from 'vitest'
import { inOrderOfPlay } from './season-list.tsx'

const ladder = (game: string, finished: number, organizer: string | null = null) => ({
  game,
  organizer,
  format: 'ladder' as const,
  seats: 'strangers' as const,
  matches: { finished },
})

it('the ladder of the usual game comes first, and the other seasons by their matches', () => {
  const own = ladder('who-is-spy', 500, 'Ada')
  const selfPlay = { ...ladder('hanabi', 7), seats: 'self-play' as const }
  const [usual, dilemma, holdem] = [ladder('who-is-spy', 1), ladder('dilemma', 3), ladder('holdem', 90)]
  expect(inOrderOfPlay([dilemma, selfPlay, holdem, usual, own])).toEqual([
    usual,
    own,
    holdem,
    selfPlay,
    dilemma,
  ])
})
