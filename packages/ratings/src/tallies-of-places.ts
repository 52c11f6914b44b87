import { unitsPerPoint } from './points.ts'
import { emptyTally, roleFacts } from './tally.ts'
import type { RoleTally, Tally } from './tally.ts'

/** What a decided match meant for a seat. */
interface Placed {
  /** Counted from 1. */
  readonly place: number
  /** In the game's own units. */
  readonly points: number
  readonly role?: string | null
  readonly facts?: Readonly<Record<string, number>>
}

interface Counting {
  readonly perPoint?: number | undefined
  /** Points are counted in these. Only units that are coarser than those of the game round them. */
  readonly units?: number | undefined
  /** The roles that are also counted apart. */
  readonly byRole?: readonly string[] | undefined
}

/** What a decided match adds to each seat, in seat order. Nobody wins a match that nobody loses. */
export function talliesOfPlaces(
  results: readonly Placed[],
  { perPoint = 1, units = unitsPerPoint(perPoint), byRole = [] }: Counting = {},
): readonly Tally[] {
  const hasLosers = results.some(({ place }) => place > 1)
  return results.map(({ place, points, role, facts = {} }) => {
    const match = {
      matches: 1,
      points: Math.round((points * units) / perPoint),
      wins: hasLosers && place === 1 ? 1 : 0,
    }
    const isApart = role != null && byRole.includes(role)
    return { ...emptyTally, ...match, facts: isApart ? { ...facts, ...inRole(role, match) } : facts }
  })
}

function inRole(role: string, match: RoleTally): Tally['facts'] {
  const names = roleFacts(role)
  return { [names.matches]: match.matches, [names.points]: match.points, [names.wins]: match.wins }
}
