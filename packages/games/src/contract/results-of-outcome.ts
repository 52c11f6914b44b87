import type { Outcome, Seat } from '@wis/engine'
import type { SeatResult } from './results.ts'

type OwnOfSeat = Pick<SeatResult, 'facts'> & Partial<Pick<SeatResult, 'role'>>

/** Places, teams and points as the outcome has them, with what the game adds for each seat. */
export function resultsOfOutcome(
  outcome: Outcome | undefined,
  ownOf: (seat: Seat, points: readonly number[]) => OwnOfSeat,
): readonly SeatResult[] {
  if (outcome?.kind !== 'decided') return []
  const { points, places, teams } = outcome
  return points.map((own, seat) => ({
    place: places[seat] ?? 1,
    team: teams[seat] ?? seat,
    role: null,
    points: own,
    ...ownOf(seat, points),
  }))
}
