import type { MatchRow } from '@wis/protocol'

interface Played {
  readonly match: Pick<MatchRow, 'winner' | 'spySeat' | 'seats'>
  readonly seat: number
}

/** The agent's recent form, added up over matches, so that no single result is revealed. */
export interface Form {
  readonly matches: number
  readonly won: number
  /** In fifteenths, on average. */
  readonly points: number
}

/** Over decided matches; undefined if there is none. */
export function formOf(decided: readonly Played[]): Form | undefined {
  if (decided.length === 0) return undefined
  const won = decided.filter(
    ({ match, seat }) => match.winner === (match.spySeat === seat ? 'spy' : 'civilians'),
  )
  const points = decided.reduce(
    (sum, { match, seat }) => sum + (match.seats.find((one) => one.seat === seat)?.points ?? 0),
    0,
  )
  return { matches: decided.length, won: won.length, points: points / decided.length }
}
