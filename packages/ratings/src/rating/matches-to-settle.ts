import { z95 } from '../interval.ts'
import type { Interval } from '../interval.ts'
import { provisionalReach } from './rating-table.ts'
import type { RatingTable } from './rating-table.ts'

/**
 * About how many more matches a rating needs before it is no longer provisional. 0 for one that is not provisional.
 * Each further match is assumed to give as much information as the matches so far, beyond the assumptions about
 * anybody in this field.
 */
export function matchesToSettle(
  { low, high, matches }: Interval & { readonly matches: number },
  { deception, detection }: Pick<RatingTable['spread'], 'deception' | 'detection'>,
): number {
  const reach = (high - low) / 2
  if (reach <= provisionalReach) return 0
  const precision = (distance: number) => 1 / distance ** 2
  const assumed = precision((z95 * Math.hypot(deception, detection)) / 2)
  const told = Math.max((precision(reach) - assumed) / matches, leastTold)
  return Math.max(1, Math.ceil((precision(provisionalReach) - precision(reach)) / told))
}

/** For matches that seem to have given no information, as the first of an agent may. */
const leastTold = 1 / provisionalReach ** 2 / 400
