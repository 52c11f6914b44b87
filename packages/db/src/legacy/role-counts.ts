import type { Tally } from '@wis/ratings'
import type { CountedRole } from './columns.ts'

const tallyOf = { spy: 'asSpy', civilian: 'asCivilian' } as const satisfies Record<CountedRole, keyof Tally>

/** The columns of a standing that count roles apart. */
export const roleColumns = [
  'spy_matches',
  'spy_points',
  'spy_wins',
  'civilian_matches',
  'civilian_points',
  'civilian_wins',
] as const

type RoleValues = Readonly<Record<(typeof roleColumns)[number], number>>

export const roleValues = ({ asSpy, asCivilian }: Tally): RoleValues => ({
  spy_matches: asSpy.matches,
  spy_points: asSpy.points,
  spy_wins: asSpy.wins,
  civilian_matches: asCivilian.matches,
  civilian_points: asCivilian.points,
  civilian_wins: asCivilian.wins,
})

export const rolesOfStanding = (row: RoleValues): Pick<Tally, 'asSpy' | 'asCivilian'> => ({
  asSpy: { matches: row.spy_matches, points: row.spy_points, wins: row.spy_wins },
  asCivilian: { matches: row.civilian_matches, points: row.civilian_points, wins: row.civilian_wins },
})

/** What a tally counts in one role. */
export const countsInRole = (tally: Tally, role: CountedRole) => tally[tallyOf[role]]
