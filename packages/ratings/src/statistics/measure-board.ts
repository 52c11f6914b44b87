import type { CountedMatch } from '../sides/stages.ts'
import { cyclesIn } from './cycles.ts'
import type { Cycles } from './cycles.ts'
import { deceiverSeats } from './deceiver-seats.ts'
import type { DeceiverMatch } from './deceiver-seats.ts'
import { seatStatistics } from './seat-effects.ts'
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
