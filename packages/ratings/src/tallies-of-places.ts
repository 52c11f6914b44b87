import { unitsPerPoint } from './points.ts'
import { emptyTally } from './tally.ts'
import type { Tally } from './tally.ts'

/** The result of a seat in a game that counts only places and points. */
interface Placed {
  /** Counted from 1. */
  readonly place: number
  /** In the game's own units. */
  readonly points: number
}

/**
 * What a decided match adds to each seat, in seat order. Nobody wins a match that nobody loses. Points are in
 * `units` of a point; only units that are coarser than those of the game round them.
 */
export function talliesOfPlaces(
  results: readonly Placed[],
  perPoint = 1,
  units = unitsPerPoint(perPoint),
): readonly Tally[] {
  const hasLosers = results.some(({ place }) => place > 1)
  return results.map(({ place, points }) => ({
    ...emptyTally,
    matches: 1,
    points: Math.round((points * units) / perPoint),
    wins: hasLosers && place === 1 ? 1 : 0,
  }))
}
