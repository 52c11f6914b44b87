import type { Seat } from '@wis/engine'
import type { GuessTally } from '../../contract/probe.ts'
import type { SpyState } from '../state.ts'

/** Votes of civilians that name any other candidate: of the seat, and of all others together. */
export function spyGuessed(state: SpyState, seat: Seat): Readonly<Record<string, GuessTally>> {
  const others = [...state.aliases.keys()].filter((other) => other !== seat)
  return { 'vote-accuracy': votesOf(state, [seat]), 'others-vote-accuracy': votesOf(state, others) }
}

function votesOf({ rounds, spy }: SpyState, seats: readonly Seat[]): GuessTally {
  const chances = rounds.flatMap(({ vote }) =>
    (vote?.revealed ?? []).flatMap((ballot) => {
      if (ballot.seat === spy || !seats.includes(ballot.seat)) return []
      const options = (vote?.candidates ?? []).filter((candidate) => candidate !== ballot.seat)
      return [spy !== null && options.includes(spy) ? 1 / options.length : 0]
    }),
  )
  return { asked: chances.length, even: chances.reduce((sum, chance) => sum + chance, 0) }
}
