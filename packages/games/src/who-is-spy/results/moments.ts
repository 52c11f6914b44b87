import { isHidden } from '@wis/engine'
import type { Entry, Seat } from '@wis/engine'
import type { Ballot } from '../events.ts'
import type { SpyEvent } from '../schema.ts'
import { blank, evolve } from '../state.ts'
import type { Round, SpyState } from '../state.ts'
import { countsOf, mostVoted } from '../votes.ts'

const fewestInBandwagon = 4
/** A vote concerns the whole table. */
const fewestDrawn = 2

interface Place {
  /** The entry to look at. */
  readonly seq: number
  /** The entry that proves it. Showing the moment earlier would be a spoiler. */
  readonly provenAt: number
}
interface About {
  readonly round: number
  /** The seat that it is about. */
  readonly seat: Seat
}

/** A moment that tells nothing of the spy, before it has its place in a log. */
type OpenMoment = About &
  (
    | { readonly kind: 'slip'; readonly cause: 'own-word'; readonly tells: 'votes' }
    | { readonly kind: 'slip'; readonly cause: 'drew-votes'; readonly votes: number; readonly tells: 'votes' }
    | { readonly kind: 'bandwagon'; readonly votes: number; readonly tells: 'votes' }
  )
/** One that reveals who the spy was. */
type SpyMoment = About &
  (
    | {
        readonly kind: 'turning-vote'
        readonly outcome: 'caught' | 'saved'
        readonly voter: Seat
        readonly tells: 'spy'
      }
    | { readonly kind: 'perfect-cover'; readonly tells: 'spy' }
  )
/** A moment worth showing to others. */
export type Moment = Place & (OpenMoment | SpyMoment)

type Log = readonly Entry<SpyEvent>[]

/**
 * The moments of a log in order, computed from its facts alone. Facts that the reader may not know give no moment.
 */
export function momentsOf(log: Log): readonly Moment[] {
  const { rounds } = log.reduce<SpyState>(
    (state, { event }) => (isHidden(event) ? state : evolve(state, event)),
    blank,
  )
  const open = openMoments(rounds).flatMap((moment) => placed(log, moment) ?? [])
  return [...open, ...spyMoments(log, rounds)].sort((one, other) => one.seq - other.seq)
}

/** A vote whose ballots are public. */
interface ReadVote {
  readonly round: number
  readonly ballots: readonly Ballot[]
  /** Its ballots in the order in which they were cast. Empty if the order is not known. */
  readonly cast: readonly Ballot[]
  /** The seat that a lot put out after a tie. */
  readonly drawn: Seat | undefined
}

const votesOf = (rounds: readonly Round[]): readonly ReadVote[] =>
  rounds.flatMap(({ round, vote, out }) => {
    if (!vote?.revealed) return []
    const { revealed: ballots, cast } = vote
    const isTied = mostVoted(ballots) === undefined
    const drawn = isTied ? out.find(({ cause }) => cause === 'vote')?.seat : undefined
    return [{ round, ballots, cast, drawn }]
  })

/** By the rounds alone: the own words that were said, the speech that drew most votes, and votes that fell on one seat. */
export function openMoments(rounds: readonly Round[]): readonly OpenMoment[] {
  const ownWords = rounds.flatMap(({ round, fouls }) =>
    fouls
      .filter(({ kind }) => kind === 'own-word')
      .map(({ seat }) => ({ kind: 'slip', cause: 'own-word', tells: 'votes', round, seat }) as const),
  )
  const named = votesOf(rounds).flatMap(({ round, ballots }) => {
    const seat = mostVoted(ballots)
    return seat === undefined ? [] : [{ tells: 'votes', votes: against(ballots, seat), round, seat } as const]
  })
  // Of several with as many votes, the first.
  const [drew] = named
    .filter(({ votes, round, seat }) => votes >= fewestDrawn && hasSpoken(rounds, seat, round))
    .toSorted((one, other) => other.votes - one.votes)
  return [
    ...ownWords,
    ...(drew ? [{ kind: 'slip', cause: 'drew-votes', ...drew } as const] : []),
    ...named
      .filter(({ votes }) => votes >= fewestInBandwagon)
      .map((vote) => ({ kind: 'bandwagon', ...vote }) as const),
  ]
}

const hasSpoken = (rounds: readonly Round[], seat: Seat, until: number): boolean =>
  rounds.some(
    ({ round, speeches }) =>
      round <= until && speeches.some((speech) => speech.kind === 'given' && speech.seat === seat),
  )

function placed(log: Log, moment: OpenMoment): Moment | undefined {
  const isFoul = moment.kind === 'slip' && moment.cause === 'own-word'
  const provenAt = entryOf(log, isFoul ? 'fouls-called' : 'votes-revealed', moment.round)
  const seq = moment.kind === 'bandwagon' ? provenAt : speechBefore(log, provenAt, moment.seat)
  return seq === undefined ? undefined : { ...moment, seq, provenAt }
}

const entryOf = (log: Log, type: 'fouls-called' | 'votes-revealed', round: number): number =>
  log.find(({ event }) => event.type === type && event.round === round)?.seq ?? 0

/** These moments only make sense with the spy's name, so there are none before the end. */
function* spyMoments(log: Log, rounds: readonly Round[]): Generator<Moment> {
  const end = log.at(-1)
  if (end?.event.type !== 'match-ended') return
  const { spy, winner } = end.event
  const votes = votesOf(rounds)
  const turning = votes.toReversed().flatMap((vote) => turningVote(log, vote, spy) ?? [])[0]
  if (turning) yield turning
  const isUnnamed = votes.length > 0 && votes.every(({ ballots }) => against(ballots, spy) === 0)
  if (winner !== 'spy' || !isUnnamed) return
  const round = votes.at(-1)?.round ?? 0
  yield { kind: 'perfect-cover', tells: 'spy', seq: end.seq, provenAt: end.seq, round, seat: spy }
}

function turningVote(log: Log, vote: ReadVote, spy: Seat): Moment | undefined {
  const { round, ballots } = vote
  // A lot decided, and no ballot.
  if (vote.drawn === spy) return undefined
  const outcome = mostVoted(ballots) === spy ? 'caught' : 'saved'
  const voter = outcome === 'caught' ? settlingVoter(vote, spy) : savingVoter(vote, spy)
  if (voter === undefined) return undefined
  const seq = entryOf(log, 'votes-revealed', round)
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
