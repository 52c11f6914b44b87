import type { AgentMatchRow } from '@wis/protocol'
import { fifteenthsOfSeat } from '../../../components/text/number-text.ts'

/** The agent's recent form, added up over matches, so that no single result is revealed. */
export interface Form {
  readonly matches: number
  /** Matches with a result of sides. In a game in which all share one result there are none. */
  readonly contested: number
  readonly won: number
  /** In fifteenths, on average. */
  readonly points: number
}

/** Over decided matches; undefined if there is none. */
export function formOf(
  decided: readonly Pick<AgentMatchRow, 'result' | 'points' | 'exact'>[],
): Form | undefined {
  if (decided.length === 0) return undefined
  return {
    matches: decided.length,
    contested: decided.filter(({ result }) => result !== null).length,
    won: decided.filter(({ result }) => result === 'won').length,
    points: decided.reduce((sum, row) => sum + (fifteenthsOfSeat(row) ?? 0), 0) / decided.length,
  }
}
