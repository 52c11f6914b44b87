import type { Seat } from '@wis/engine'
import type { GuessTally } from '../contract/probe.ts'
import type { ChameleonState } from './state.ts'

/**
 * Votes of those who know the word that name any other candidate: of the seat, and of all others together. The secret word is
 * no choice among some, so that nobody can guess it evenly.
 */
export function chameleonGuessed(state: ChameleonState, seat: Seat): Readonly<Record<string, GuessTally>> {
  const others = [...state.aliases.keys()].filter((other) => other !== seat)
  return { 'vote-accuracy': votesOf(state, [seat]), 'others-vote-accuracy': votesOf(state, others) }
}

function votesOf({ revealed, candidates, chameleon }: ChameleonState, seats: readonly Seat[]): GuessTally {
  const chances = (revealed ?? [])
    .filter((ballot) => ballot.seat !== chameleon && seats.includes(ballot.seat))
    .map((ballot) => {
      const options = candidates.filter((candidate) => candidate !== ballot.seat)
      return chameleon !== null && options.includes(chameleon) ? 1 / options.length : 0
    })
  return { asked: chances.length, even: chances.reduce((sum, chance) => sum + chance, 0) }
}
