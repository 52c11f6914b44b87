import type { Seat } from '@wis/engine'
import type { TrainingMatch } from './training-match.ts'

/** What the match meant for one seat. */
export interface TrainedSeat {
  readonly seat: Seat
  /** Counted from 1; null in a match that is void or not over. */
  readonly place: number | null
  readonly team: number | null
  readonly role: string | null
  /** In whole points of the game. */
  readonly points: number
  /** −1 for the fewest points that the ruleset allows, 1 for the most. 0 in a match without points. */
  readonly reward: number
  readonly refused: number
  readonly missed: number
}

export interface TrainingResult {
  readonly end: 'decided' | 'void' | 'open'
  readonly reason: string | null
  readonly seats: readonly TrainedSeat[]
}

export function trainingResult({ table, log, state }: TrainingMatch): TrainingResult {
  const { kit, ruleset, seats } = table
  const outcome = kit.rules.outcome(state)
  const results = kit.results.of(state)
  const range = kit.setup.pointsWithin?.(kit.setup.ruleset.parse(ruleset))
  const per = kit.results.perPoint ?? 1
  const count = (seat: Seat, ending: string) =>
    log.filter(({ event }) => event.type.endsWith(ending) && 'seat' in event && event.seat === seat).length
  return {
    end: outcome?.kind ?? 'open',
    reason: outcome?.reason ?? null,
    seats: [...seats.keys()].map((seat) => {
      const result = results[seat]
      return {
        seat,
        place: result?.place ?? null,
        team: result?.team ?? null,
        role: result?.role ?? null,
        points: (result?.points ?? 0) / per,
        reward: result ? rewardOf(result.points, range, { place: result.place, seats: seats.length }) : 0,
        refused: count(seat, '-refused'),
        missed: count(seat, '-missed'),
      }
    }),
  }
}

type Range = readonly [least: number, most: number]

/** By the place where nobody has worked out the range of points. */
function rewardOf(points: number, range: Range | undefined, by: { place: number; seats: number }): number {
  const [least, most] = range ?? [0, 0]
  if (most > least) return Math.min(1, Math.max(-1, (2 * (points - least)) / (most - least) - 1))
  return by.seats < 2 ? 0 : 1 - (2 * (by.place - 1)) / (by.seats - 1)
}
