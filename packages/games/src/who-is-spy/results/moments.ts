import type { Entry, Seat } from '@wis/engine'
import type { Ballot } from '../events.ts'
import type { SpyEvent } from '../schema.ts'
import { countsOf, mostVoted } from '../votes.ts'

export const momentKinds = ['turning-vote', 'perfect-cover', 'slip', 'bandwagon'] as const
export type MomentKind = (typeof momentKinds)[number]

interface Place {
  /** The entry to look at. */
  readonly seq: number
  /** The entry that proves it. Showing the moment earlier would be a spoiler. */
  readonly provenAt: number
  readonly round: number
  /** The seat that it is about. */
  readonly seat: Seat
}

/** A moment worth showing to others. A moment about `spy` reveals who it was. */
export type Moment = Place &
  (
    | {
        readonly kind: 'turning-vote'
        readonly outcome: 'caught' | 'saved'
        readonly voter: Seat
        readonly tells: 'spy'
      }
    | { readonly kind: 'perfect-cover'; readonly tells: 'spy' }
    | { readonly kind: 'slip'; readonly cause: 'own-word'; readonly tells: 'votes' }
    | { readonly kind: 'slip'; readonly cause: 'drew-votes'; readonly votes: number; readonly tells: 'votes' }
    | { readonly kind: 'bandwagon'; readonly votes: number; readonly tells: 'votes' }
  )

type Log = readonly Entry<SpyEvent>[]

export const fewestInBandwagon = 4
/** A vote concerns the whole table. */
export const fewestDrawn = 2

/**
 * The moments of a log in order, computed from its facts alone. Facts that the reader may not know give no moment.
 */
export function momentsOf(log: Log): readonly Moment[] {
  const votes = votesOf(log)
  const found = [...ownWords(log), ...drewVotes(log, votes), ...bandwagons(votes), ...spyMoments(log, votes)]
  return found.sort((one, other) => one.seq - other.seq)
}

/** A vote whose ballots are public. */
interface ReadVote {
  readonly seq: number
  readonly round: number
  readonly ballots: readonly Ballot[]
  /** Its ballots in the order in which they were cast. Empty if the order is not known. */
  readonly cast: readonly Ballot[]
  /** The seat that a lot put out after a tie. */
  readonly drawn?: Seat
}

function votesOf(log: Log): readonly ReadVote[] {
  const votes: ReadVote[] = []
  let cast: Ballot[] = []
  for (const { seq, event } of log) {
    if (event.type === 'vote-opened') cast = []
    if (event.type === 'vote-cast') cast.push({ seat: event.seat, target: event.target })
    if (event.type === 'votes-revealed') {
      votes.push({ seq, round: event.round, ballots: event.ballots, cast })
    }
    if (event.type === 'seat-eliminated' && event.tied) {
      const tied = votes.pop()
      if (tied) votes.push({ ...tied, drawn: event.seat })
    }
  }
  return votes
}

function* ownWords(log: Log): Generator<Moment> {
  for (const { seq: provenAt, event } of log) {
    if (event.type !== 'fouls-called') continue
    for (const { seat, kind } of event.fouls) {
      const seq = kind === 'own-word' ? speechBefore(log, provenAt, seat) : undefined
      if (seq === undefined) continue
      yield { kind: 'slip', cause: 'own-word', tells: 'votes', seq, provenAt, round: event.round, seat }
    }
  }
}

/** Of the speeches whose speakers then got the most votes, the one with the most votes. */
function* drewVotes(log: Log, votes: readonly ReadVote[]): Generator<Moment> {
  let best: Extract<Moment, { cause: 'drew-votes' }> | undefined
  for (const { seq: provenAt, round, ballots } of votes) {
    const seat = mostVoted(ballots)
    const seq = seat === undefined ? undefined : speechBefore(log, provenAt, seat)
    if (seat === undefined || seq === undefined) continue
    const count = against(ballots, seat)
    if (count < fewestDrawn || count <= (best?.votes ?? 0)) continue
    best = { kind: 'slip', cause: 'drew-votes', tells: 'votes', votes: count, seq, provenAt, round, seat }
  }
  if (best) yield best
}

function* bandwagons(votes: readonly ReadVote[]): Generator<Moment> {
  for (const { seq, round, ballots } of votes) {
    const seat = mostVoted(ballots)
    const count = seat === undefined ? 0 : against(ballots, seat)
    if (seat === undefined || count < fewestInBandwagon) continue
    yield { kind: 'bandwagon', tells: 'votes', votes: count, seq, provenAt: seq, round, seat }
  }
}

/** These moments only make sense with the spy's name, so there are none before the end. */
function* spyMoments(log: Log, votes: readonly ReadVote[]): Generator<Moment> {
  const end = log.at(-1)
  if (end?.event.type !== 'match-ended') return
  const { spy, winner } = end.event
  const turning = votes.toReversed().flatMap((vote) => turningVote(vote, spy) ?? [])[0]
  if (turning) yield turning
  const isUnnamed = votes.length > 0 && votes.every(({ ballots }) => against(ballots, spy) === 0)
  if (winner !== 'spy' || !isUnnamed) return
  const round = votes.at(-1)?.round ?? 0
  yield { kind: 'perfect-cover', tells: 'spy', seq: end.seq, provenAt: end.seq, round, seat: spy }
}

function turningVote(vote: ReadVote, spy: Seat): Moment | undefined {
  const { seq, round, ballots } = vote
  // A lot decided, and no ballot.
  if (vote.drawn === spy) return undefined
  const outcome = mostVoted(ballots) === spy ? 'caught' : 'saved'
  const voter = outcome === 'caught' ? settlingVoter(vote, spy) : savingVoter(vote, spy)
  if (voter === undefined) return undefined
  return { kind: 'turning-vote', tells: 'spy', outcome, voter, seq, provenAt: seq, round, seat: spy }
}

/** The voter whose ballot against the spy made the outcome certain. */
function settlingVoter({ cast, ballots }: ReadVote, spy: Seat): Seat | undefined {
  const place = cast.findIndex((_, last) => {
    const counts = countsOf(cast.slice(0, last + 1))
    const spyHas = counts.get(spy) ?? 0
    const bestOther = Math.max(0, ...[...counts].map(([seat, count]) => (seat === spy ? 0 : count)))
    return spyHas > bestOther + ballots.length - last - 1
  })
  // An abstention can settle a vote too, but the last ballot that named the spy decided it.
  return cast.slice(0, place + 1).findLast(({ target }) => target === spy)?.seat
}

/** The last voter whose single ballot would have put the spy out. None if nobody suspected the spy. */
function savingVoter({ cast, ballots }: ReadVote, spy: Seat): Seat | undefined {
  if (against(ballots, spy) === 0) return undefined
  const inOrder = cast.length === ballots.length ? cast : ballots
  return inOrder.findLast(
    ({ seat, target }) => seat !== spy && target !== spy && mostVoted(withBallot(ballots, seat, spy)) === spy,
  )?.seat
}

function withBallot(ballots: readonly Ballot[], voter: Seat, target: Seat): readonly Ballot[] {
  return ballots.map((ballot) => (ballot.seat === voter ? { seat: voter, target } : ballot))
}

function against(ballots: readonly Ballot[], seat: Seat): number {
  return ballots.filter(({ target }) => target === seat).length
}

/** A seat's last speech before an entry. */
function speechBefore(log: Log, before: number, seat: Seat): number | undefined {
  return log.findLast(
    ({ seq, event }) => seq < before && event.type === 'speech-given' && event.seat === seat,
  )?.seq
}
