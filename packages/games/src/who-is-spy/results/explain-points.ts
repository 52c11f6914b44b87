import { pointLines } from '../scoring.ts'
import type { PointLine } from '../scoring.ts'
import type { SpyState } from '../state.ts'

/**
 * The reasons for every seat's points, in seat order. Each seat's lines add up to its points. Empty unless decided.
 */
export function explainPoints(state: SpyState): readonly (readonly PointLine[])[] {
  const { ruleset, aliases, spy, living, rounds, ending } = state
  if (ending?.kind !== 'decided' || spy === null) return []
  return pointLines({ ruleset, seats: aliases.length, spy, living, rounds })
}
