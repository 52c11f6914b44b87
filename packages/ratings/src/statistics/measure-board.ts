import { invert } from '../rating/dense.ts'
import { at } from '../rating/numbers.ts'
import { climbHill, hillOf } from '../sides/stages.ts'
import type { Candidate, CountedMatch } from '../sides/stages.ts'
import { cyclesIn } from './cycles.ts'
import type { Cycles } from './cycles.ts'
import { seatEffects, seatStatistics } from './seat-effects.ts'
import type { SeatStatistics } from './seat-effects.ts'

/** What is measured: a game between sides, with the seats told apart, or one of one against all. */
export type MeasuredField =
  | {
      readonly results: readonly CountedMatch[]
      /** The games of the matches, the one who begins in the first seat, where a match has several. */
      readonly games?: readonly CountedMatch[]
    }
  | { readonly deceivers: readonly DeceiverMatch[]; readonly spread: number }

/** What the ratings of a board do not tell. */
export interface BoardStatistics {
  /** What a seat is worth, over matches or over single games. In a game of one against all, to whoever hides. */
  readonly seats:
    | (Pick<SeatStatistics, 'matches' | 'seats'> & { readonly of: 'matches' | 'games' | 'deceivers' })
    | null
  readonly cycles: Cycles | null
  /** How far apart the agents are: a standard deviation in rating points. */
  readonly spread: number | null
}

export function measureBoard(field: MeasuredField): BoardStatistics {
  if ('deceivers' in field) {
    const { deceivers, spread } = field
    return { seats: seatsOf(deceiverSeats(deceivers, spread), 'deceivers'), cycles: null, spread }
  }
  const { results, games } = field
  const byMatch = seatStatistics(results)
  const seats = games ? seatsOf(seatStatistics(games), 'games') : seatsOf(byMatch, 'matches')
  return { seats, cycles: cyclesIn(results) ?? null, spread: byMatch?.spread ?? null }
}

const seatsOf = (
  found: SeatStatistics | undefined,
  of: 'matches' | 'games' | 'deceivers',
): BoardStatistics['seats'] => (found ? { of, matches: found.matches, seats: found.seats } : null)

/** A match of one against all: the seat of the one, and its log-odds to win by the ratings of all. */
interface DeceiverMatch {
  readonly seat: number
  readonly expected: number
  readonly won: boolean
}

/** How far the average of the field is off, and what a seat is worth. */
const precisions = { base: 1 / 4, seat: 1 }

/**
 * What the seat is worth to whoever hides from all others. The ratings of the board are taken as known, so that they do not
 * move. Undefined while fewer than two seats have been dealt to it.
 */
export function deceiverSeats(matches: readonly DeceiverMatch[], spread: number): SeatStatistics | undefined {
  const seats = [...new Set(matches.map(({ seat }) => seat))].sort((a, b) => a - b)
  if (seats.length < 2) return undefined
  const size = seats.length + 1
  const fails: Candidate = { unknowns: [], amounts: [] }
  const stages = matches
    .map(({ seat, expected, won }) => ({ seat: seats.indexOf(seat), expected, won }))
    .sort((a, b) => a.seat - b.seat || a.expected - b.expected || Number(a.won) - Number(b.won))
    .map(({ seat, expected, won }) => {
      const wins: Candidate = { unknowns: [seat, size - 1], amounts: [1, 1], known: expected }
      return { times: 1, candidates: won ? [wins, fails] : [fails, wins] }
    })
  const prior = new Float64Array(size).fill(precisions.seat)
  prior[size - 1] = precisions.base
  const { point, curvature } = climbHill(hillOf(stages), new Float64Array(size), prior)
  const covariance = invert(curvature, size)
  const worth = seats.map((_, i) => at(point, i))
  const known = seats.map((_, i) => seats.map((_, j) => at(covariance, i * size + j)))
  return { matches: matches.length, seats: seatEffects(seats, worth, known, true), spread }
}
