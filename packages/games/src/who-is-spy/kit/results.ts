import type { Seat } from '@wis/engine'
import { rateOf } from '../../contract/rates.ts'
import type { Results, SeatResult } from '../../contract/results.ts'
import { fifteenthsPerPoint } from '../../contract/results.ts'
import { texts } from '../content/generated/texts.ts'
import type { Ballot } from '../events.ts'
import type { Round, SpyState } from '../state.ts'

const facts = texts.facts()

const metrics = texts
  .rates({
    'vote-accuracy': { better: 'more', of: ['ballots-right'], per: ['ballots'] },
    'foul-rate': { better: 'fewer', of: ['fouls'], per: ['speeches'] },
    survival: { better: 'more', unit: 'count', of: ['rounds-lived'], per: ['matches'] },
    suspicion: { better: 'fewer', of: ['ballots-against'], per: ['ballots-against-possible'] },
  })
  .map((rate) => rateOf(rate, facts))

export const spyResults: Results<SpyState> = {
  perPoint: fifteenthsPerPoint,
  roles: texts.of('roles', 'spy', 'civilian'),
  facts,
  metrics,
  of: (state) => seatFacts(state).map(resultOf),
  oneAgainstAll: ({ ending, spy, words, rounds }) => {
    if (ending?.kind !== 'decided' || spy === null || words === null) return undefined
    const votes = rounds.flatMap(({ vote }) => (vote?.revealed ? [vote.revealed] : []))
    return { one: spy, won: ending.winner === 'spy', dealt: [words.civilian, words.spy], votes }
  },
}

function resultOf(fact: SeatFacts): SeatResult {
  const counted = {
    speeches: fact.speechesAsked,
    fouls: fact.fouls,
    ballots: fact.ballotsAsked,
    'ballots-right': fact.ballotsCorrect,
    'rounds-lived': fact.lastRoundAlive,
    'ballots-against': fact.ballotsAgainst,
    'ballots-against-possible': fact.ballotsAgainstPossible,
  }
  const team = fact.role === 'spy' ? 1 : 0
  return { place: fact.won ? 1 : 2, team, role: fact.role, points: fact.points, facts: counted }
}

/** The contribution of one decided match to the record of a seat's agent. */
export type SeatFacts = ReturnType<typeof seatFacts>[number]

/** One line per seat, in seat order. Empty unless the match was decided. */
export function seatFacts({ aliases, rounds, ending, spy }: SpyState) {
  if (ending?.kind !== 'decided' || spy === null) return []
  return aliases.map((_, seat) => ({
    seat,
    role: seat === spy ? ('spy' as const) : ('civilian' as const),
    won: (seat === spy) === (ending.winner === 'spy'),
    // In fifteenths.
    points: ending.points[seat] ?? 0,
    ...speakingFacts(rounds, seat),
    ...votingFacts(rounds, seat, spy),
  }))
}

function speakingFacts(rounds: readonly Round[], seat: Seat) {
  const attended = rounds.filter(({ order }) => order.includes(seat))
  return {
    speechesAsked: attended.length,
    fouls: attended.flatMap(({ fouls }) => fouls).filter((foul) => foul.seat === seat).length,
    lastRoundAlive: lastRoundAlive(rounds, seat),
  }
}

/** The last round at whose start a seat was alive. 0 if there is none. */
export function lastRoundAlive(rounds: readonly Round[], seat: Seat): number {
  const isOutIn = ({ out }: Round) => out.some((gone) => gone.seat === seat)
  return (rounds.find(isOutIn) ?? rounds.at(-1))?.round ?? 0
}

function votingFacts(rounds: readonly Round[], seat: Seat, spy: Seat) {
  const votes = rounds.flatMap(({ vote }) => (vote?.revealed ? [vote] : []))
  const ballots = votes.flatMap(({ revealed }) => revealed ?? [])
  const stoodIn = votes.filter(({ candidates }) => candidates.includes(seat))
  const own = seat === spy ? [] : ballots.filter((ballot) => ballot.seat === seat)
  return {
    // Those it was asked for as a living civilian. None for the spy.
    ballotsAsked: own.length,
    ballotsCorrect: countFor(own, spy),
    ballotsAgainst: countFor(ballots, seat),
    // One for every other seat that could have voted against it.
    ballotsAgainstPossible: stoodIn.flatMap(({ voters }) => voters.filter((voter) => voter !== seat)).length,
  }
}

function countFor(ballots: readonly Ballot[], target: Seat): number {
  return ballots.filter((ballot) => ballot.target === target).length
}
