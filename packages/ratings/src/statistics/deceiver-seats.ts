import { invert } from '../rating/dense.ts'
import { at } from '../rating/numbers.ts'
import type { Candidate } from '../sides/stages.ts'
import { climbHill, hillOf } from '../sides/stages.ts'
import { seatEffects } from './seat-effects.ts'
import type { SeatStatistics } from './seat-effects.ts'

/** A match of one against all: the seat of the one, and its log-odds to win by the ratings of all. */
export interface DeceiverMatch {
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
