import type { Seat } from '@wis/engine'
import type { Ballot } from '@wis/games'

export interface TallyLine {
  readonly target: Seat
  readonly voters: readonly Seat[]
}

export interface VoteTally {
  /** Most votes first; equal counts in seat order. */
  readonly lines: readonly TallyLine[]
  readonly abstained: readonly Seat[]
}

export function tally(ballots: readonly Ballot[]): VoteTally {
  const targets = [...new Set(ballots.map(({ target }) => target))].filter((target) => target !== null)
  const votersOf = (wanted: Seat | null) =>
    ballots.filter(({ target }) => target === wanted).map(({ seat }) => seat)
  const lines = targets
    .map((target) => ({ target, voters: votersOf(target) }))
    .sort((one, other) => other.voters.length - one.voters.length || one.target - other.target)
  return { lines, abstained: votersOf(null) }
}
