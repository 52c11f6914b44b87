import { pointLines } from '../scoring.ts'
import type { PointLine } from '../scoring.ts'
import type { SpyState } from '../state.ts'

/** Why every seat has its points, in seat order: each seat's lines add up to them. Empty unless decided. */
export function explainPoints(state: SpyState): readonly (readonly PointLine[])[] {
  const { ruleset, aliases, spy, living, rounds, ending } = state
  if (ending?.kind !== 'decided' || spy === null) return []
  return pointLines({ ruleset, seats: aliases.length, spy, living, rounds })
}
