import type { Seat } from '@wis/engine'
import type { Ballot } from '../events.ts'
import type { Round, SpyState } from '../state.ts'
import { mostVoted } from '../votes.ts'
import { fewestDrawn, fewestInBandwagon } from './moments.ts'

/** Says whether a decided match is worth watching, and never how it ended. */
export interface Appeal {
  readonly rounds: number
  /** 0 to 3: one each for a close vote, a close last vote, and a match that took as many rounds as it may. */
  readonly tension: number
  /** How many moments it has that tell nothing of the spy. */
  readonly moments: number
}

/** Computed without looking at who the spy was: a number that depended on it could give it away. */
export function appealOf({ rounds, ruleset }: Pick<SpyState, 'rounds' | 'ruleset'>): Appeal {
  const votes = rounds.flatMap(({ vote }) => (vote?.revealed ? [vote.revealed] : []))
  const last = votes.at(-1)
  const marks = [
    votes.some(isClose),
    last !== undefined && isClose(last),
    rounds.length >= (ruleset.rounds ?? manyRounds),
  ]
  return { rounds: rounds.length, tension: marks.filter(Boolean).length, moments: openMoments(rounds) }
}

/** As many rounds as are a long match where the ruleset sets no end. */
const manyRounds = 3

/** One ballot more or less would have changed whom it put out. */
function isClose(ballots: readonly Ballot[]): boolean {
  const counts = [...countsOf(ballots).values()].sort((one, other) => other - one)
  const [first = 0, second = 0] = counts
  return second > 0 && first - second <= 1
}

/** As many as `momentsOf` finds in the log, without those that tell of the spy. A test compares the two. */
function openMoments(rounds: readonly Round[]): number {
  const ownWords = rounds.flatMap(({ fouls }) => fouls).filter(({ kind }) => kind === 'own-word').length
  const most = rounds.map((round, at) => {
    const seat = mostVoted(round.vote?.revealed ?? [])
    if (seat === undefined || !hasSpoken(rounds.slice(0, at + 1), seat)) return 0
    return countsOf(round.vote?.revealed ?? []).get(seat) ?? 0
  })
  const drewVotes = most.some((count) => count >= fewestDrawn) ? 1 : 0
  const bandwagons = rounds.filter(({ vote }) => {
    const ballots = vote?.revealed ?? []
    const seat = mostVoted(ballots)
    return seat !== undefined && (countsOf(ballots).get(seat) ?? 0) >= fewestInBandwagon
  }).length
  return ownWords + drewVotes + bandwagons
}

function hasSpoken(rounds: readonly Round[], seat: Seat): boolean {
  return rounds.some(({ speeches }) =>
    speeches.some((speech) => speech.kind === 'given' && speech.seat === seat),
  )
}

function countsOf(ballots: readonly Ballot[]): ReadonlyMap<Seat, number> {
  const counts = new Map<Seat, number>()
  for (const { target } of ballots) if (target !== null) counts.set(target, (counts.get(target) ?? 0) + 1)
  return counts
}
