import type { SceneGuess, SeatBelief } from '../contract/scene.ts'
import type { RoleGuess } from './notes.ts'
import { isEvil } from './roles.ts'
import type { AvalonState } from './state.ts'

const evilSeats = 2

/** Whoever watches may guess who is evil, from the first speech on. */
export function avalonGuess({ proposal, quests, roles, ending }: AvalonState): SceneGuess {
  const evil = [...roles.keys()].filter((seat) => isEvil(roles[seat]))
  const hasSpoken = quests.length > 0 || (proposal?.speeches.length ?? 0) > 0 || (proposal?.number ?? 1) > 1
  const round = hasSpoken && ending === null ? (proposal?.quest ?? 1) : 0
  return {
    name: { en: 'evil', zh: '坏人' },
    that: { en: 'is evil', zh: '是坏人' },
    count: evilSeats,
    round,
    since: round,
    seats: evil.length === evilSeats ? evil : null,
  }
}

/** How sure a guess is that its seat is evil, in per cent. A guess without a certainty counts as half. */
export const doubtOf = ({ value, certainty }: RoleGuess) =>
  value === 'evil' || value === 'morgana' || value === 'assassin' ? (certainty ?? 50) : 0

/** The last guesses of each seat that has noted any. */
export function avalonBeliefs({ noted, aliases }: AvalonState): readonly SeatBelief[] {
  return [...aliases.keys()].flatMap((seat) => {
    const last = noted.findLast((one) => one.seat === seat && one.guesses.length > 0)
    if (!last) return []
    const about = (other: number) => last.guesses.find((guess) => guess.seat === other)
    const chances = [...aliases.keys()].map((other) => {
      const guess = about(other)
      return guess ? doubtOf(guess) / 100 : 0
    })
    return [{ seat, chances }]
  })
}
